import { Checkbox, TextField } from '@kontor/kit'
import { Answer, focusFirstError } from '@kontor/tradekit/layout'
import { type FormEvent, useState } from 'react'
import { useWords } from '../kontor.ts'
import { FormFoot } from '../words/FormFoot.tsx'
import type { CodeList } from './api.ts'
import { type Place, usePlace, useSavePlace } from './elsewhere.ts'

/** Where lists are kept elsewhere, and filled from each day. */
export function Elsewhere({ lists }: { lists: readonly CodeList[] }) {
  const { t } = useWords()
  return (
    <section className="admin-part" aria-labelledby="codes-elsewhere">
      <h2 id="codes-elsewhere" className="admin-h2">
        {t('elsewhere.title')}
      </h2>
      <p className="admin-quiet">{t('elsewhere.text')}</p>
      <Answer of={usePlace()}>
        {(place) => (
          <>
            <Became place={place} />
            <PlaceForm key={JSON.stringify([place.url, place.listIds, place.active])} saved={place} lists={lists} />
          </>
        )}
      </Answer>
    </section>
  )
}

/** How reading them went. */
function Became({ place: { active, problem, read } }: { place: Place }) {
  const { t, format } = useWords()
  if (!active) return null
  if (problem !== undefined)
    return (
      <p className="admin-problem" role="status">
        {t('elsewhere.problem', { problem })}
      </p>
    )
  return (
    <p role="status">
      {read === undefined ? t('elsewhere.reading') : t('elsewhere.read', { at: format.instant(read) })}
    </p>
  )
}

function PlaceForm({ saved, lists }: { saved: Place; lists: readonly CodeList[] }) {
  const { t } = useWords()
  const [url, setUrl] = useState(saved.url ?? '')
  const [chosen, setChosen] = useState<readonly string[]>(saved.listIds)
  const [active, setActive] = useState(saved.url === undefined || saved.active)
  const [tried, setTried] = useState(false)
  const save = useSavePlace(saved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (url.trim() === '') return focusFirstError(event.currentTarget as HTMLFormElement)
    save.mutate({ url: url.trim(), listIds: [...chosen], active })
  }
  return (
    <form className="admin-form" onSubmit={submit} noValidate>
      <TextField
        label={t('elsewhere.url')}
        type="url"
        required
        maxLength={1000}
        value={url}
        onChange={setUrl}
        error={tried && url.trim() === '' && t('elsewhere.url.needed')}
      />
      <fieldset className="admin-pairs">
        <legend>{t('elsewhere.lists')}</legend>
        {lists.map(({ ListId, Name }) => (
          <Checkbox
            key={ListId}
            label={Name}
            checked={chosen.includes(ListId)}
            onChange={(isChosen) => setChosen(isChosen ? [...chosen, ListId] : chosen.filter((one) => one !== ListId))}
          />
        ))}
      </fieldset>
      <Checkbox label={t('elsewhere.active')} checked={active} onChange={setActive} />
      <FormFoot saving={save} save={t('elsewhere.save')} />
    </form>
  )
}
