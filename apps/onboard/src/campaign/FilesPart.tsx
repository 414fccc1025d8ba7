import { Status } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { useNavigate } from 'react-router'
import { useFiles } from '../api.ts'
import { useWords } from '../kontor.ts'
import { fileTone } from '../states.ts'

/** The files of a campaign, the newest first: what is to be mended or approved is found here again. */
export function FilesPart({ group }: { group: string }) {
  const { t, format } = useWords()
  const navigate = useNavigate()
  return (
    <Answer of={useFiles(group)}>
      {(files) =>
        files.length > 0 && (
          <>
            <h2 className="onboard-h2">{t('files.title')}</h2>
            <Rows label={t('files.title')} more={undefined} moreText="" isMore={false}>
              {files.map(({ Id, FileName, State, Rows: rows, Errors, Created }) => (
                <Row key={Id} className="onboard-file" onPress={() => navigate(`/files/${Id}`)}>
                  <span className="onboard-name">
                    <b dir="auto">{FileName}</b>
                    <small>{t('files.rows', { count: rows, moment: format.instant(Created) })}</small>
                  </span>
                  <Status tone={fileTone[State]}>{t(`file.${State}`, { errors: Errors })}</Status>
                </Row>
              ))}
            </Rows>
          </>
        )
      }
    </Answer>
  )
}
