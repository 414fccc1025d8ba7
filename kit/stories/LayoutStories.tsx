import { useState } from 'react'
import {
  Amount,
  AppIcon,
  Button,
  type GridColumn,
  HeaderBar,
  ScrollRegion,
  SplitPane,
  Table,
  Tabs,
  useHotkeys,
} from '../src/index.ts'
import { rowAt, rowCount } from './rows.ts'
import { Story } from './Story.tsx'
import { cellsAt } from './TableStory.tsx'

export function HeaderBarStory() {
  const [pressed, setPressed] = useState('')
  useHotkeys({ 'ctrl+k': () => setPressed('ctrl+k'), '?': () => setPressed('?'), a: () => setPressed('a') })
  return (
    <Story name="HeaderBar" says={`60 px; a menu switch on a narrow screen. Keys pressed: ${pressed}`} wide>
      <HeaderBar
        icon={<AppIcon name="Documents" color="#7c2d12" />}
        title="Documents"
        note="100,000 of them"
        color="rgb(124, 45, 18)"
        menuLabel="Open menu"
        actions={<Button type="primary">New invoice</Button>}
      />
    </Story>
  )
}

export function ScrollRegionStory() {
  return (
    <Story name="ScrollRegion" says="Wider than its place: Tab comes to it, the arrows scroll it." wide>
      <ScrollRegion label="A line that is too long">
        <p style={{ inlineSize: 2000, margin: 0 }}>Nordlicht Handel AG, Hamburg, to Brandt Werkzeuge GmbH, Lübeck</p>
      </ScrollRegion>
    </Story>
  )
}

const columns: GridColumn[] = [
  { id: 'id', label: 'Number', width: '140px' },
  { id: 'party', label: 'From', width: 'minmax(150px, 1fr)', narrow: 'top-start' },
  { id: 'state', label: 'Status', width: '150px', narrow: 'bottom-start' },
  { id: 'amount', label: 'Amount', width: '120px', align: 'end', narrow: 'top-end' },
]

export function SplitPaneStory() {
  const [row, setRow] = useState(0)
  const [open, setOpen] = useState(false)
  const chosen = rowAt(row)
  return (
    <Story name="SplitPane" says="A list and what is chosen in it; on a narrow screen one of the two." wide>
      <div className="story-tall">
        <SplitPane
          open={open}
          onClose={() => setOpen(false)}
          closeText="All documents"
          asideLabel="Preview"
          aside={
            <div style={{ padding: 18 }}>
              <b>{chosen.id}</b> <Amount currency="EUR" value={chosen.amount} />
            </div>
          }
        >
          <Table
            label="Documents with a preview"
            columns={columns}
            count={rowCount}
            row={(index) => ({ id: rowAt(index).id, cells: cellsAt(index) })}
            active={row}
            onActive={setRow}
            onClick={(index) => {
              setRow(index)
              setOpen(true)
            }}
            onOpen={() => setOpen(true)}
            shown={row}
          />
        </SplitPane>
      </div>
    </Story>
  )
}

export function TabsStory() {
  const [selected, setSelected] = useState('all')
  return (
    <Story name="Tabs" says="Views over one panel, with the buttons of the screen." wide>
      <Tabs
        label="Views"
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { id: 'all', label: 'All', count: '1,204' },
          { id: 'approve', label: 'To approve', count: '12' },
          { id: 'overdue', label: 'Overdue', count: '7' },
          { id: 'drafts', label: 'Drafts', count: '3', disabled: true },
        ]}
        actions={<Button type="primary">New invoice</Button>}
      >
        <p style={{ padding: 16, margin: 0 }}>{selected}</p>
      </Tabs>
    </Story>
  )
}
