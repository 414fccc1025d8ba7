import { Archive, Check, Inbox, Tag } from 'lucide-react'
import { useState } from 'react'
import {
  Amount,
  Button,
  DefinitionList,
  EmptyState,
  History,
  Link,
  SelectionBar,
  Skeleton,
  Tree,
} from '../src/index.ts'
import { Story } from './Story.tsx'

export function HistoryStory() {
  return (
    <Story name="History" says="The reason beside each step.">
      <History
        label="History"
        steps={[
          { id: '1', time: '14:02', text: 'Delivered to Nordlicht Handel AG', tone: 'info' },
          {
            id: '2',
            time: '14:03',
            text: 'Matched order PO-4417, 3 of 3 lines',
            tone: 'good',
            onChoose: () => undefined,
            chosen: true,
          },
          { id: '3', time: '14:03', text: 'Assigned to you', reason: 'over € 5,000, cost centre 210', tone: 'warn' },
        ]}
      />
    </Story>
  )
}

export function TreeStory() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['39']))
  const [chosen, setChosen] = useState('3912')
  return (
    <Story name="Tree" says="Arrows move, open and close; Enter chooses.">
      <Tree
        label="Categories"
        loading="Loading…"
        openLabel="Show or hide subcategories"
        open={open}
        onOpen={setOpen}
        value={chosen}
        onChoose={setChosen}
        nodes={[
          { id: '03', label: 'Agricultural products', note: 'CPV 03000000' },
          {
            ...{ id: '39', label: 'Furniture', note: 'CPV 39000000', opens: true },
            children: [
              { id: '3912', label: 'Tables and desks', note: 'CPV 39120000' },
              { id: '3913', label: 'Office furniture', note: 'CPV 39130000' },
            ],
          },
        ]}
      />
    </Story>
  )
}

export function DefinitionListStory() {
  return (
    <Story name="DefinitionList">
      <DefinitionList
        items={[
          { id: 'no', term: 'Number', value: 'RE-2026-0871' },
          { id: 'issued', term: 'Issued', value: '18 Nov 2026' },
          { id: 'seller', term: 'Seller', value: <Link href="#seller">Brandt Werkzeuge GmbH</Link> },
        ]}
      />
      <DefinitionList
        columns
        items={[
          { id: 'no', term: 'Number', value: 'RE-2026-0871' },
          { id: 'issued', term: 'Issued', value: '18 Nov 2026' },
          { id: 'due', term: 'Due', value: '18 Dec 2026' },
        ]}
      />
    </Story>
  )
}

export function EmptyStateStory() {
  return (
    <Story name="EmptyState" wide>
      <EmptyState
        icon={Inbox}
        title="Nothing to approve"
        text="What needs your decision appears here as soon as it arrives."
        action={<Button>Show all documents</Button>}
      />
    </Story>
  )
}

export function SkeletonStory() {
  return (
    <Story name="Skeleton">
      <Skeleton rows={4} label="Loading documents" />
    </Story>
  )
}

export function SelectionBarStory() {
  return (
    <Story name="SelectionBar" says="In the place of a list's foot while rows are selected." wide>
      <SelectionBar
        countText="3 selected"
        totals={
          <>
            <Amount currency="EUR" value="9,214.17" strong />
            <Amount currency="DKK" value="31,250.00" strong />
          </>
        }
        label="Selected documents"
        clearLabel="Clear"
        onClear={() => undefined}
      >
        <Button icon={Archive}>Archive</Button>
        <Button icon={Tag}>Tag</Button>
        <Button icon={Check}>Answer</Button>
      </SelectionBar>
    </Story>
  )
}
