import { Button, EmptyState, IconButton, Menu } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { MoreHorizontal, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { configurationKey, type Setting, useSettings } from './api.ts'
import { SettingDialog } from './SettingDialog.tsx'

/** The company's settings by tag and key. */
export function Settings() {
  const { t } = useWords()
  const { company, notify } = useKontor()
  const [edited, setEdited] = useState<Setting | 'new'>()
  const remove = useAct(
    configurationKey,
    ({ companies }, { Tag: tag, Key: key }: Setting) =>
      companies.deleteConfig({ params: { id: company.id, tag, key } }),
    (_, { Key }) => notify('success', t('config.done.remove', { key: Key })),
  )
  return (
    <section className="admin-part" aria-labelledby="config-settings">
      <div className="admin-bar">
        <h2 id="config-settings" className="admin-h2">
          {t('config.settings')}
        </h2>
        <Button onClick={() => setEdited('new')}>{t('config.add')}</Button>
      </div>
      <p className="admin-quiet">{t('config.settings.text')}</p>
      <Answer of={useSettings()}>
        {(settings) =>
          settings.length === 0 ? (
            <EmptyState icon={SlidersHorizontal} title={t('config.none')} text={t('config.none.text')} />
          ) : (
            <ul className="admin-list" aria-labelledby="config-settings">
              {settings.map((setting) => (
                <li key={`${setting.Tag} ${setting.Key}`} className="admin-row">
                  <span className="admin-app-words">
                    <span className="admin-app-name">{setting.Key}</span>
                    <span className="admin-quiet">{setting.Tag}</span>
                  </span>
                  <bdi>{setting.Value}</bdi>
                  <span className="admin-acts">
                    <Button
                      type="text"
                      label={t('config.change.named', { key: setting.Key })}
                      onClick={() => setEdited(setting)}
                    >
                      {t('config.change')}
                    </Button>
                    <Menu
                      entries={[
                        {
                          id: 'remove',
                          text: t('config.remove'),
                          danger: true,
                          onSelect: () => remove.mutate(setting),
                        },
                      ]}
                    >
                      <IconButton icon={MoreHorizontal} label={t('config.acts', { key: setting.Key })} />
                    </Menu>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
      {edited && <SettingDialog setting={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}
