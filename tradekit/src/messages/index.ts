import { joinTranslations, type Messages } from '@kontor/sdk'
import actions from './actions/en-US.json' with { type: 'json' }
import advice from './advice/en-US.json' with { type: 'json' }
import approval from './approval/en-US.json' with { type: 'json' }
import assignment from './assignment/en-US.json' with { type: 'json' }
import coding from './coding/en-US.json' with { type: 'json' }
import compare from './compare/en-US.json' with { type: 'json' }
import document from './document/en-US.json' with { type: 'json' }
import editor from './editor/en-US.json' with { type: 'json' }
import history from './history/en-US.json' with { type: 'json' }
import items from './items/en-US.json' with { type: 'json' }
import list from './list/en-US.json' with { type: 'json' }
import notices from './notices/en-US.json' with { type: 'json' }
import papers from './papers/en-US.json' with { type: 'json' }
import paying from './paying/en-US.json' with { type: 'json' }
import recurring from './recurring/en-US.json' with { type: 'json' }
import scheduling from './scheduling/en-US.json' with { type: 'json' }
import sending from './sending/en-US.json' with { type: 'json' }
import templates from './templates/en-US.json' with { type: 'json' }
import trade from './trade/en-US.json' with { type: 'json' }
import upload from './upload/en-US.json' with { type: 'json' }

/** The texts of the screens that show a document, a list of them, or an editor: a folder for each idea. */
export const english = {
  ...actions,
  ...advice,
  ...approval,
  ...assignment,
  ...coding,
  ...compare,
  ...document,
  ...editor,
  ...history,
  ...items,
  ...list,
  ...notices,
  ...papers,
  ...paying,
  ...recurring,
  ...scheduling,
  ...sending,
  ...templates,
  ...trade,
  ...upload,
}

export type TradeMessageId = keyof typeof english

export const tradeMessages = joinTranslations(
  english,
  import.meta.glob<Messages>(['./*.ts', '!./index.ts'], { import: 'default' }),
)
