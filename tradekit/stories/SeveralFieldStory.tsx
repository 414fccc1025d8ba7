import { useState } from 'react'
import { SeveralField } from '../src/layout/index.ts'

export function SeveralFieldStory() {
  const [chosen, setChosen] = useState<readonly string[]>(['svea', 'gone'])
  return (
    <SeveralField
      label="Approvers"
      description="Leave empty to ask AP managers and approvers."
      options={[
        { id: 'svea', label: 'Svea Lindqvist' },
        { id: 'tobias', label: 'Tobias Brandt' },
      ]}
      chosen={chosen}
      onChange={setChosen}
      goneText="Former colleague"
      emptyText="No matching colleagues"
      openLabel="Show colleagues"
      removeLabel={(name) => `Remove ${name}`}
    />
  )
}
