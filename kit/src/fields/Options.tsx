import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Collection, ListBox, ListBoxItem, ListBoxLoadMoreItem, Text } from 'react-aria-components'
import { Icon } from '../feedback/Icon.tsx'

/** One thing to choose. */
export type Option = {
  id: string
  label: string
  /** A second line, quieter: an address, a number. */
  note?: string | undefined
  disabled?: boolean | undefined
}

export type OptionsProps = {
  options: readonly Option[]
  /** In the place of options where there are none. */
  empty?: ReactNode
  /** There are more: give them, the reader is near the end. */
  onMore?: (() => void) | undefined
}

/** The list that a Select and a ComboBox open. */
export function Options({ options, empty, onMore }: OptionsProps) {
  return (
    <ListBox className="k-options" renderEmptyState={() => <div className="k-options-empty">{empty}</div>}>
      <Collection items={options}>
        {(option) => (
          <ListBoxItem
            className="k-option"
            id={option.id}
            textValue={option.label}
            isDisabled={option.disabled ?? false}
          >
            {({ isSelected }) => (
              <>
                <span className="k-option-words">
                  <Text slot="label">{option.label}</Text>
                  {option.note && (
                    <Text slot="description" className="k-option-note">
                      {option.note}
                    </Text>
                  )}
                </span>
                {isSelected && <Icon of={Check} />}
              </>
            )}
          </ListBoxItem>
        )}
      </Collection>
      {onMore && <ListBoxLoadMoreItem onLoadMore={onMore} />}
    </ListBox>
  )
}
