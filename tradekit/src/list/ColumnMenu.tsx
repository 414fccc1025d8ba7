import { ColumnChooser } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { columnIds, fixedColumn } from './columns.ts'
import type { Columns } from './useColumns.ts'

/** Which columns the list shows, and in which order. */
export function ColumnMenu({ columns }: { columns: Columns }) {
  const { t } = useWords()
  return (
    <ColumnChooser
      label={t('list.columns')}
      columns={columnIds.map((id) => ({ id, label: t(`list.column.${id}`), fixed: id === fixedColumn }))}
      shown={columns.shown ?? []}
      onChange={columns.choose}
      upLabel={(name) => t('list.columns.up', { name })}
      downLabel={(name) => t('list.columns.down', { name })}
      resetText={t('list.columns.usual')}
      onReset={columns.reset}
    />
  )
}
