import { joinTranslations, type Messages } from '@kontor/sdk'
import acts from './acts/en-US.json' with { type: 'json' }
import app from './app/en-US.json' with { type: 'json' }
import approval from './approval/en-US.json' with { type: 'json' }
import arrival from './arrival/en-US.json' with { type: 'json' }
import coding from './coding/en-US.json' with { type: 'json' }
import compare from './compare/en-US.json' with { type: 'json' }
import editor from './editor/en-US.json' with { type: 'json' }
import history from './history/en-US.json' with { type: 'json' }
import later from './later/en-US.json' with { type: 'json' }
import list from './list/en-US.json' with { type: 'json' }
import send from './send/en-US.json' with { type: 'json' }
import trade from './trade/en-US.json' with { type: 'json' }
import upload from './upload/en-US.json' with { type: 'json' }
import viewer from './viewer/en-US.json' with { type: 'json' }
import work from './work/en-US.json' with { type: 'json' }

/** Every text of the app: a folder for each idea, with a file for each language. */
export const english = {
  ...app,
  ...trade,
  ...list,
  ...acts,
  ...viewer,
  ...work,
  ...approval,
  ...history,
  ...coding,
  ...compare,
  ...arrival,
  ...send,
  ...later,
  ...editor,
  ...upload,
}

export type MessageId = keyof typeof english

export const messages = joinTranslations(
  english,
  import.meta.glob<Messages>(['./*.ts', '!./index.ts'], { import: 'default' }),
)
