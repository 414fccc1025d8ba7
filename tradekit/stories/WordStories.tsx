import { DocumentName, Money } from '../src/words/index.ts'

export const MoneyStory = () => (
  <>
    <p>
      <DocumentName type="invoice" number="RE-2026-0041" /> · <Money value="1234.50" currency="EUR" strong />
    </p>
    <p>
      <Money value="-80" currency="JPY" /> · <Money value="19.999" currency="KWD" bare />
    </p>
  </>
)
