import { Button } from '@kontor/kit'
import { Brief, BriefQuote } from '../src/brief/index.ts'
import { BackButton, DocumentSwitch, Missing } from '../src/document/index.ts'
import { FindingWords } from '../src/findings/index.ts'
import { Answer, Row, Rows } from '../src/layout/index.ts'
import { Notice, ProposedLine } from '../src/notices/index.ts'
import { ReplyFields } from '../src/thread/index.ts'
import { TurnButtons } from '../src/triage/index.ts'
import { Money } from '../src/words/index.ts'

const nothing = () => undefined
const failed = Object.assign(new Error('Something went wrong.'), { status: 500 })

export const AnswerStory = () => (
  <>
    <Answer of={{ data: undefined, error: null, refetch: nothing }}>{nothing}</Answer>
    <Answer of={{ data: undefined, error: failed, refetch: nothing }}>{nothing}</Answer>
  </>
)

export const BriefStory = () => (
  <>
    <Brief
      title="Fjord Logistik A/S"
      aside={<Money value="498.00" currency="EUR" />}
      at="2026-11-21T08:15:00Z"
      onOpen={nothing}
    >
      <span>Invoice RE-2026-0041</span>{' '}
      <BriefQuote>Please check the delivery once more, it was short by two boxes</BriefQuote>
    </Brief>
    <Brief title="Brandt Werkzeuge GmbH" at="2026-11-12T08:15:00Z">
      <span>Order PO-4417</span>
    </Brief>
  </>
)

export const FindingWordsStory = () => (
  <p>
    <FindingWords finding={{ message: 'The invoice has no number.', fix: 'Enter a number.' }} />
  </p>
)

export const MissingStory = () => (
  <>
    <div className="story-screen">
      <Missing error={Object.assign(new Error('Not found'), { status: 404 })} onBack={nothing} onAgain={nothing} />
    </div>
    <div className="story-screen">
      <Missing error={failed} onBack={nothing} onAgain={nothing} />
    </div>
  </>
)

export const NoticeStory = () => (
  <>
    <Notice tone="warn" title="Bank details changed" actions={<Button type="primary">Confirm bank details</Button>}>
      <p>Call Fjord Logistik A/S on a number you already have, not one from this invoice, and ask them to confirm.</p>
    </Notice>
    <Notice tone="info" title="In a payment file for Nov 24" />
    <Notice tone="bad" title="Rejected by the tax authority (Romania)" />
  </>
)

export const ProposedLineStory = () => (
  <ul>
    <li>
      <ProposedLine line={{ LineId: '1', Quantity: '4', Price: { value: '18.40', currencyID: 'EUR' } }} />
    </li>
    <li>
      <ProposedLine line={{ LineId: '2', Cancel: true }} />
    </li>
  </ul>
)

export const ReplyStory = () => (
  <ReplyFields
    label="Reply"
    description="Visible to Fjord Logistik A/S"
    text=""
    onText={nothing}
    isMissing
    busy={false}
    onSend={nothing}
  />
)

export const RowsStory = () => (
  <Rows label="Catalogs" more={nothing} moreText="Show more" isMore>
    <Row className="doc-brief" onPress={nothing}>
      <span>Stationery, Brandt Werkzeuge GmbH</span>
    </Row>
    <Row className="doc-brief" onPress={nothing}>
      <span>Own items</span>
    </Row>
  </Rows>
)

export const TurnsStory = () => (
  <>
    <BackButton to="Documents" onClick={nothing} />
    <TurnButtons previous={undefined} next={nothing} />
    <DocumentSwitch body={null} />
  </>
)
