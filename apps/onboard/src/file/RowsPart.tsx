import { Button, ScrollRegion } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { type FileStatus, useFileRows, useMappings } from '../api.ts'
import { useWords } from '../kontor.ts'

/** The rows as they are understood, and which companies the network has already. */
export function RowsPart({ file }: { file: FileStatus }) {
  const { t } = useWords()
  const { data: mappings = [] } = useMappings()
  const { rows, error, refetch, more, isMore } = useFileRows(file.Id)
  const shown = mappings.filter(({ Property }) => file.Columns?.some((column) => column.Property === Property))
  return (
    <section aria-label={t('rows.title')}>
      <h2 className="onboard-h2">{t('rows.title')}</h2>
      <Answer of={{ data: rows, error, refetch }}>
        {(found) => (
          <>
            <ScrollRegion label={t('rows.title')}>
              <table className="onboard-rows">
                <thead>
                  <tr>
                    <th scope="col">{t('rows.line')}</th>
                    {shown.map(({ Property, Header }) => (
                      <th key={Property} scope="col">
                        {Header}
                      </th>
                    ))}
                    <th scope="col">{t('rows.known')}</th>
                  </tr>
                </thead>
                <tbody>
                  {found.map(({ Index, Values, MatchedCompanyAccountId }) => (
                    <tr key={Index}>
                      <td>{Index}</td>
                      {shown.map(({ Property }) => (
                        <td key={Property} dir="auto">
                          {Values[Property]}
                        </td>
                      ))}
                      <td>{MatchedCompanyAccountId && t('rows.member')}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollRegion>
            {more && (
              <Button type="text" busy={isMore} onClick={more}>
                {t('onboard.more')}
              </Button>
            )}
          </>
        )}
      </Answer>
    </section>
  )
}
