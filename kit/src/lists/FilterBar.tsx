import { ListFilter } from 'lucide-react'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Modal as AriaModal, Dialog, DialogTrigger, Heading, ModalOverlay, Popover } from 'react-aria-components'
import { Button } from '../actions/Button.tsx'
import { Chip } from '../actions/Chip.tsx'
import { SearchField, type SearchFieldProps } from '../fields/SearchField.tsx'
import { useModalPresence } from '../overlays/modalPresence.ts'
import { useNarrow } from '../theme/screen.ts'
import { FilterOptions, type FilterOptionsProps } from './FilterOptions.tsx'
import type { Filter } from './filters.ts'

export type FilterBarProps = Omit<FilterOptionsProps, 'filters'> & {
  /** Names the bar: 'Filters'. */
  label: string
  search?: SearchFieldProps | undefined
  filters: readonly Filter[]
  /** The button of the menu that holds all of them: 'Filter'. */
  menuText: string
  /** Closes the sheet that the menu is on a narrow screen: 'Done'. */
  doneText: string
  /** After the filters: save the view, choose the columns. */
  children?: ReactNode
}

/**
 * What narrows a list: a search, one menu of all filters, and below them a chip for each that holds, to change it or to
 * take it away. On a narrow screen the menu is a sheet.
 */
export function FilterBar({ search, filters, menuText, children, ...menu }: FilterBarProps) {
  // The chip of an open filter stays until it closes, even without values.
  const [open, setOpen] = useState<string>()
  const menuButton = useRef<HTMLButtonElement>(null)
  const opened = useRef(open)
  useEffect(() => {
    const closed = filters.find(({ id }) => id === opened.current && id !== open)
    opened.current = open
    // The chip is removed, so the focus cannot return to it.
    if (closed?.chosen.length === 0) menuButton.current?.focus()
  }, [filters, open])
  const shown = filters.filter(({ id, chosen }) => chosen.length > 0 || id === open)
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups filters, it is no fieldset of a form
    <div className="k-filters" role="group" aria-label={menu.label}>
      {search && <SearchField {...search} />}
      <FilterMenu
        {...menu}
        title={menuText}
        filters={filters}
        open={open === allFilters}
        onOpenChange={(isOpen) => setOpen(isOpen ? allFilters : undefined)}
      >
        <Button icon={ListFilter} ref={menuButton}>
          {menuText}
        </Button>
      </FilterMenu>
      {children && <div className="k-filters-end">{children}</div>}
      {shown.length > 0 && (
        <div className="k-filter-chips">
          {shown.map((filter) => (
            <FilterMenu
              key={filter.id}
              {...menu}
              title={filter.label}
              filters={[filter]}
              open={open === filter.id}
              onOpenChange={(isOpen) => setOpen(isOpen ? filter.id : undefined)}
            >
              <Chip
                opens
                label={filter.label}
                value={filter.chosenText}
                onRemove={() => {
                  filter.onChange([])
                  menuButton.current?.focus()
                }}
                removeLabel={filter.removeLabel}
              />
            </FilterMenu>
          ))}
        </div>
      )}
    </div>
  )
}

/** What is open is the menu of all of them. */
const allFilters = ''

type FilterMenuProps = FilterOptionsProps & {
  title: string
  doneText: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What opens it. */
  children: ReactElement
}

function FilterMenu({ title, doneText, open, onOpenChange, children, ...options }: FilterMenuProps) {
  const narrow = useNarrow()
  useModalPresence(open && narrow)
  return (
    <DialogTrigger isOpen={open} onOpenChange={onOpenChange}>
      {children}
      {narrow ? (
        <ModalOverlay className="k-cover k-sheet-cover" isDismissable>
          <AriaModal className="k-sheet">
            <Dialog className="k-sheet-dialog">
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              <FilterOptions {...options} />
              <Button type="primary" onClick={() => onOpenChange(false)}>
                {doneText}
              </Button>
            </Dialog>
          </AriaModal>
        </ModalOverlay>
      ) : (
        <Popover className="k-popover" offset={4} placement="bottom start">
          <Dialog className="k-filter-menu" aria-label={title}>
            <FilterOptions {...options} />
          </Dialog>
        </Popover>
      )}
    </DialogTrigger>
  )
}
