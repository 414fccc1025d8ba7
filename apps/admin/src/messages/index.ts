import { rights } from '@kontor/i18n/rights'
import { joinTranslations, type Messages } from '@kontor/sdk'
import app from './app/en-US.json' with { type: 'json' }
import audit from './audit/en-US.json' with { type: 'json' }
import clearance from './clearance/en-US.json' with { type: 'json' }
import codes from './codes/en-US.json' with { type: 'json' }
import company from './company/en-US.json' with { type: 'json' }
import configuration from './configuration/en-US.json' with { type: 'json' }
import imports from './imports/en-US.json' with { type: 'json' }
import legalEntities from './legal-entities/en-US.json' with { type: 'json' }
import people from './people/en-US.json' with { type: 'json' }
import programs from './programs/en-US.json' with { type: 'json' }
import reviews from './reviews/en-US.json' with { type: 'json' }
import teams from './teams/en-US.json' with { type: 'json' }
import terms from './terms/en-US.json' with { type: 'json' }
import webhooks from './webhooks/en-US.json' with { type: 'json' }
import work from './work/en-US.json' with { type: 'json' }

/** Every text of the app: a folder for each idea, with a file for each language. */
export const english = {
  ...app,
  ...rights['en-US'],
  ...audit,
  ...clearance,
  ...codes,
  ...company,
  ...configuration,
  ...imports,
  ...legalEntities,
  ...people,
  ...programs,
  ...reviews,
  ...teams,
  ...terms,
  ...webhooks,
  ...work,
}

export type MessageId = keyof typeof english

export const messages = joinTranslations(
  english,
  rights,
  import.meta.glob<Messages>(['./*.ts', '!./index.ts'], { import: 'default' }),
)
