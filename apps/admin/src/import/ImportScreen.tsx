import { sheetText } from '@kontor/i18n/sheets'
import { Button, DropZone, RadioGroup } from '@kontor/kit'
import { saveFile } from '@kontor/tradekit/files'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { csvOf } from '../words/csv.ts'
import { Subpage } from '../words/Subpage.tsx'
import { FilePart } from './FilePart.tsx'
import { fieldWord, type KindId, kinds } from './kinds.ts'
import { type Sheet, sheetIn } from './rows.ts'
import './import.css'

/** People or partners from a spreadsheet: what becomes of each line is shown before anything is written. */
export function ImportScreen() {
  const { t } = useWords()
  const { may } = useKontor()
  const [search, setSearch] = useSearchParams()
  const offered = (['people', 'partners'] as const).filter((id) =>
    may(id === 'people' ? 'user.write' : 'network.write'),
  )
  const asked = search.get('what')
  const kind: KindId = offered.find((id) => id === asked) ?? offered[0] ?? 'people'
  const [file, setFile] = useState<{ readonly name: string; readonly sheet: Sheet | undefined }>()
  const choose = (id: string) => {
    setFile(undefined)
    setSearch({ what: id }, { replace: true })
  }
  const template = () =>
    saveFile(`${kind}.csv`, csvOf([kinds[kind].fields.map((field) => t(fieldWord(field)))]), 'text/csv')
  return (
    <Subpage title={t('part.imports')}>
      <RadioGroup
        label={t('imports.what')}
        options={offered.map((id) => ({ id, label: t(`imports.what.${id}`) }))}
        value={kind}
        onChange={choose}
      />
      <p className="admin-quiet">{t(`imports.text.${kind}`)}</p>
      <div className="admin-import-file">
        <DropZone
          text={file ? file.name : t('imports.drop')}
          buttonText={t(file ? 'imports.choose.other' : 'imports.choose')}
          note={t('imports.formats')}
          accept={['.csv', '.tsv', '.txt', 'text/csv']}
          onFiles={async ([given]) => {
            if (given)
              setFile({ name: given.name, sheet: sheetIn(sheetText(new Uint8Array(await given.arrayBuffer()))) })
          }}
        />
        <div>
          <Button type="text" onClick={template}>
            {t('imports.template')}
          </Button>
        </div>
      </div>
      {file && !file.sheet && (
        <p className="admin-problem" role="alert">
          {t('imports.empty', { file: file.name })}
        </p>
      )}
      {file?.sheet && <FilePart key={`${kind} ${file.name}`} kind={kind} sheet={file.sheet} />}
    </Subpage>
  )
}
