import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { countriesIn } from './countries.ts'

export const createHandlers = (version: string): Handlers<Areas['info']> => ({
  listCountries: async (_input, { language }) => ({ Countries: countriesIn(language) }),

  readStatus: async (_input, { platform }) => ({
    Status: 'OK',
    Version: version,
    ClusterId: new URL(platform.settings.shellOrigin).hostname,
  }),
})
