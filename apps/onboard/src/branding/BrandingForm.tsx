import { Button, TextArea, TextField } from '@kontor/kit'
import { type SubmitEvent, useState } from 'react'
import { type Branding, type BrandingType, useAct } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Preview } from './Preview.tsx'
import { isColour, isPictureUrl } from './validation.ts'

const ownColour = '#2f5d8a'

/** Words, colour and logo of an invitation, beside the mail that comes of them. */
export function BrandingForm({ type, branding }: { type: BrandingType; branding: Branding }) {
  const { t } = useWords()
  const { may, company } = useKontor()
  const [title, setTitle] = useState(branding.Title ?? '')
  const [text, setText] = useState(branding.Text ?? '')
  const [logo, setLogo] = useState(branding.LogoUrl ?? '')
  const [colour, setColour] = useState(branding.Colour ?? ownColour)
  const save = useAct(
    ({ onboarding }, body: Branding) => onboarding.saveBranding({ params: { type }, body }),
    (_, t) => t('branding.saved'),
  )
  const mayWrite = may('onboarding.write')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isColour(colour) || !isPictureUrl(logo)) return
    save.mutate({
      ...(title.trim() && { Title: title.trim() }),
      ...(text.trim() && { Text: text.trim() }),
      ...(logo.trim() && { LogoUrl: logo.trim() }),
      Colour: colour.toLowerCase(),
    })
  }
  return (
    <div className="onboard-branding">
      <form className="onboard-form" onSubmit={submit} noValidate>
        <TextField
          label={t('branding.subject')}
          description={t('branding.subject.text')}
          value={title}
          onChange={setTitle}
          maxLength={200}
          readOnly={!mayWrite}
        />
        <TextArea
          label={t('branding.text')}
          description={t('branding.text.text')}
          value={text}
          onChange={setText}
          rows={6}
          maxLength={4000}
          readOnly={!mayWrite}
        />
        <TextField
          label={t('branding.colour')}
          value={colour}
          onChange={setColour}
          error={!isColour(colour) && t('branding.colour.wrong')}
          readOnly={!mayWrite}
          suffix={
            <span
              className="onboard-swatch"
              style={isColour(colour) ? { background: colour } : {}}
              aria-hidden="true"
            />
          }
        />
        <TextField
          label={t('branding.logo')}
          description={t('branding.logo.text')}
          type="url"
          value={logo}
          onChange={setLogo}
          error={!isPictureUrl(logo) && t('branding.logo.wrong')}
          readOnly={!mayWrite}
        />
        {mayWrite && (
          <div className="onboard-acts">
            <Button type="primary" submit busy={save.isPending}>
              {t('branding.save')}
            </Button>
          </div>
        )}
      </form>
      <Preview company={company.name} title={title} text={text} colour={isColour(colour) ? colour : ownColour} />
    </div>
  )
}
