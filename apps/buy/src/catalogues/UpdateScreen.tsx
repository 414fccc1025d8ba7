import { Button, DateField, DropZone, HeaderBar, isDate, TextField } from '@kontor/kit'
import { messageOf, useTitle } from '@kontor/sdk/react'
import { BackButton } from '@kontor/tradekit/document'
import { Answer, focusFirstError } from '@kontor/tradekit/layout'
import { SupplierField } from '@kontor/tradekit/partners'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTemplate } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { type Catalogue, type Chosen, type Column, useCatalogue, usePreview, useSaveCatalogue } from './api.ts'
import { Preview } from './Preview.tsx'
import './catalogues.css'

/** A new catalogue, or what is to change of one: its items come from a file, and are seen before they are put in. */
export function UpdateScreen() {
  const { id } = useParams()
  const saved = useCatalogue(id)
  const template = useTemplate(id === undefined)
  return (
    <main className="buy-screen">
      {id !== undefined ? (
        <Answer of={saved}>{(data) => <Update key={id} saved={data} currency={data.Currency} />}</Answer>
      ) : (
        <Answer of={template}>{({ whole }) => <Update currency={whole.Currency} />}</Answer>
      )}
    </main>
  )
}

function Update({ saved, currency: usual }: { saved?: Catalogue; currency: string }) {
  const { t } = useWords()
  const { notify, setUnsaved } = useKontor()
  const navigate = useNavigate()
  const [id] = useState(() => saved?.Id ?? crypto.randomUUID())
  const [name, setName] = useState(saved?.Name ?? '')
  const [supplier, setSupplier] = useState({ id: saved?.ConnectionId ?? null, name: saved?.SupplierName ?? '' })
  const [currency, setCurrency] = useState(usual)
  const [validFrom, setValidFrom] = useState(saved?.ValidFrom ?? '')
  const [validTo, setValidTo] = useState(saved?.ValidTo ?? '')
  const [chosen, setChosen] = useState<Chosen>()
  const [columns, setColumns] = useState<Column[]>()
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const preview = usePreview(id, currency, chosen, columns)
  const { save, isPending, error } = useSaveCatalogue(id, () => {
    setUnsaved(false)
    notify('success', t('catalogues.saved', { name: name.trim() }))
    navigate(`/catalogues/${id}`, { replace: true })
  })
  useTitle(saved?.Name ?? t('catalogues.new'))
  useEffect(() => {
    setUnsaved(chosen !== undefined)
    return () => setUnsaved(false)
  }, [chosen, setUnsaved])

  const isCurrency = /^[A-Z]{3}$/.test(currency)
  const wrongDay = [validFrom, validTo].some((day) => day !== '' && !isDate(day))
  const needsFile = saved === undefined && chosen === undefined
  const isWrong = name.trim() === '' || !isCurrency || wrongDay || needsFile
  // A file is saved once it was seen.
  const isReading = chosen !== undefined && preview.isFetching
  const isRefused = chosen !== undefined && preview.data?.FindingCount !== 0
  const submit = () => {
    setTried(true)
    if (isWrong) return focusFirstError(form.current)
    // What is wrong with the file is said below.
    if (isRefused) return form.current?.querySelector<HTMLElement>('.catalogues-wrong')?.focus()
    save({
      ...{ Name: name.trim(), Currency: currency, chosen },
      ...(supplier.id !== null && { ConnectionId: supplier.id }),
      ...(validFrom !== '' && { ValidFrom: validFrom }),
      ...(validTo !== '' && { ValidTo: validTo }),
      ...(columns && { Columns: columns }),
    })
  }
  const choose = ([file]: File[]) => {
    if (file === undefined) return
    setChosen({ key: crypto.randomUUID(), file })
    setColumns(undefined)
    if (name.trim() === '') setName(file.name.replace(/\.[^.]+$/, ''))
  }
  return (
    <>
      <HeaderBar
        icon={
          <BackButton
            to={saved?.Name ?? t('catalogues.title')}
            onClick={() => navigate(saved ? `/catalogues/${saved.Id}` : '/?view=catalogues')}
          />
        }
        title={saved ? t('catalogues.updateNamed', { name: saved.Name }) : t('catalogues.new')}
        actions={
          <Button type="primary" busy={isPending || isReading} onClick={submit}>
            {t('catalogues.save')}
          </Button>
        }
      />
      <form ref={form} className="buy-form" onSubmit={(event) => event.preventDefault()}>
        <div className="catalogues-head">
          <TextField
            label={t('catalogues.name')}
            required
            value={name}
            maxLength={200}
            onChange={setName}
            error={tried && name.trim() === '' && t('catalogues.nameNeeded')}
          />
          <SupplierField
            label={t('buy.supplier')}
            placeholder={t('catalogues.own')}
            value={supplier.id}
            name={supplier.name}
            onChange={(connectionId, supplierName) => setSupplier({ id: connectionId, name: supplierName })}
          />
          <TextField
            label={t('catalogues.currency')}
            required
            value={currency}
            maxLength={3}
            onChange={(next) => setCurrency(next.toUpperCase())}
            error={!isCurrency && t('catalogues.currencyWrong')}
          />
          <DateField
            label={t('catalogues.validFrom')}
            value={validFrom}
            onChange={setValidFrom}
            notDate={t('buy.notDate')}
            pickLabel={t('buy.pickDay')}
          />
          <DateField
            label={t('catalogues.validTo')}
            value={validTo}
            onChange={setValidTo}
            notDate={t('buy.notDate')}
            pickLabel={t('buy.pickDay')}
          />
        </div>
        <DropZone
          text={chosen ? chosen.file.name : t('catalogues.drop')}
          buttonText={t(chosen ? 'catalogues.chooseOther' : 'catalogues.choose')}
          note={t(saved ? 'catalogues.formatsUpdate' : 'catalogues.formats')}
          error={tried && needsFile && t('catalogues.fileNeeded')}
          accept={['.csv', '.tsv', '.txt', '.xml', 'text/csv', 'application/xml']}
          onFiles={choose}
        />
        {error && (
          <p className="catalogues-wrong" role="alert">
            {error}
          </p>
        )}
        {chosen &&
          (preview.error ? (
            <p className="catalogues-wrong" role="alert" tabIndex={-1}>
              {messageOf(preview.error, t)}
            </p>
          ) : (
            <Answer of={preview}>
              {(report) => (
                <Preview report={report} currency={currency} isNew={saved === undefined} onColumns={setColumns} />
              )}
            </Answer>
          ))}
      </form>
    </>
  )
}
