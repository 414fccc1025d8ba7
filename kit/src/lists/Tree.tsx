import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tree as AriaTree, Button, Collection, TreeItem, TreeItemContent } from 'react-aria-components'
import { Icon } from '../feedback/Icon.tsx'

/** One of a tree: what it is called, and what is below it. */
export type TreeNode = {
  id: string
  label: string
  /** A second line, quieter: a code, where it stands. */
  note?: string | undefined
  /** It can be opened; what is below it may come later. */
  opens?: boolean | undefined
  /** What is below it, as far as it is there. */
  children?: readonly TreeNode[] | undefined
}

export type TreeProps = {
  label: string
  nodes: readonly TreeNode[]
  /** The ids of those that are open. */
  open: ReadonlySet<string>
  onOpen: (ids: ReadonlySet<string>) => void
  /** The id of what is chosen now; null for nothing yet. */
  value: string | null
  /** By a click, a tap, Enter or the space bar. */
  onChoose: (id: string) => void
  /** In the place of nodes where there are none. */
  empty?: ReactNode
  /** In the place of what is below one that is open, until it is there. */
  loading: string
  /** What the button before a node that opens is called: 'Open or close'. */
  openLabel: string
}

/** Things below things, of which one is chosen: the right arrow opens one, the left closes it and goes to the one above it. */
export function Tree({ label, nodes, open, onOpen, value, onChoose, empty, loading, openLabel }: TreeProps) {
  const row = (node: TreeNode) => (
    <TreeItem
      id={node.id}
      textValue={node.label}
      aria-label={[node.label, node.note].filter(Boolean).join(' ')}
      hasChildItems={node.opens ?? false}
      className="k-tree-row"
      onAction={() => onChoose(node.id)}
    >
      <TreeItemContent>
        {({ hasChildItems }) => (
          <span className="k-tree-node" data-chosen={node.id === value || undefined}>
            {hasChildItems ? (
              <Button slot="chevron" className="k-tree-open" aria-label={openLabel}>
                <Icon of={ChevronRight} />
              </Button>
            ) : (
              <span className="k-tree-open" />
            )}
            <span className="k-option-words">
              <span dir="auto">{node.label}</span>
              {node.note && (
                <span dir="auto" className="k-option-note">
                  {node.note}
                </span>
              )}
            </span>
          </span>
        )}
      </TreeItemContent>
      <Collection items={node.children ?? []}>{row}</Collection>
      {/* Without a row below it, none opens by its arrow key, whatever it says of itself (React Aria). */}
      {node.opens && !node.children?.length && (
        <TreeItem id={`${node.id} …`} textValue={loading} className="k-tree-row" isDisabled>
          <TreeItemContent>
            <span className="k-tree-node k-option-note">
              <span className="k-tree-open" />
              {loading}
            </span>
          </TreeItemContent>
        </TreeItem>
      )}
    </TreeItem>
  )
  return (
    <AriaTree
      aria-label={label}
      className="k-tree"
      items={nodes}
      expandedKeys={open}
      onExpandedChange={(keys) => onOpen(new Set([...keys].map(String)))}
      selectionMode="none"
      renderEmptyState={() => <div className="k-options-empty">{empty}</div>}
    >
      {row}
    </AriaTree>
  )
}
