import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'
import { useNarrow } from '../theme/screen.ts'

export type TabItem = {
  id: string
  label: ReactNode
  /** How many are behind it, already written: '1,204'. */
  count?: string | undefined
  disabled?: boolean | undefined
}

export type TabsProps = {
  /** Names the row: 'Views'. */
  label: string
  tabs: readonly TabItem[]
  selected: string
  onSelect: (id: string) => void
  /** One below the other beside the panel: for more tabs than a row has room for. On a narrow screen they are a row. */
  beside?: boolean | undefined
  /** At the end of the row: the buttons of the screen. */
  actions?: ReactNode
  /** What the selected tab shows. */
  children: ReactNode
}

/** A row of views over one panel. Arrow keys move along the row; the panel keeps its state when its tab stays. */
export function Tabs({ label, tabs, selected, onSelect, beside = false, actions, children }: TabsProps) {
  const isNarrow = useNarrow()
  const orientation = beside && !isNarrow ? 'vertical' : 'horizontal'
  return (
    <AriaTabs
      className="k-tabs"
      orientation={orientation}
      selectedKey={selected}
      onSelectionChange={(id) => onSelect(String(id))}
    >
      <div className="k-tabs-bar">
        <TabList className="k-tablist" aria-label={label} items={tabs} dependencies={[tabs, selected]}>
          {(tab) => (
            <Tab
              className="k-tab"
              id={tab.id}
              isDisabled={tab.disabled ?? false}
              ref={tab.id === selected ? showTab : null}
            >
              {tab.label}
              {tab.count && <span className="k-tab-count">{tab.count}</span>}
            </Tab>
          )}
        </TabList>
        {actions && <div className="k-tabs-actions">{actions}</div>}
      </div>
      <TabPanel key={selected} className="k-tabpanel" id={selected}>
        {children}
      </TabPanel>
    </AriaTabs>
  )
}

/**
 * Whoever comes by a link sees where they are, however many tabs stand before it. The row alone moves: what is around it
 * stays where it is.
 */
function showTab(tab: HTMLElement | null): void {
  const list = tab?.parentElement
  if (!list) return
  const [row, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (box.left < row.left || box.right > row.right)
    list.scrollBy({ left: (box.left + box.right - row.left - row.right) / 2, behavior: 'instant' })
}
