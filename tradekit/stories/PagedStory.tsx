import { useState } from 'react'
import { Paged } from '../src/layout/index.ts'

const names = ['Brandt Werkzeuge GmbH', 'Fjord Logistik A/S', 'Maison Laurent SARL', 'Pennine Parcels Ltd']

export function PagedStory() {
  const [shown, setShown] = useState(2)
  const more = shown < names.length ? () => setShown(names.length) : undefined
  return (
    <Paged
      of={{ rows: names.slice(0, shown), error: null, refetch: () => undefined, more, isMore: false }}
      none={<p>No partners yet</p>}
      moreText="Show more"
    >
      {(rows) => (
        <ul>
          {rows.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Paged>
  )
}
