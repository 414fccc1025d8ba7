import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, unfit } from '../../platform/index.ts'
import { categoriesLike } from '../categories/index.ts'
import { categoryOf, predictCommodities } from './prediction.ts'
import { because } from './reasons.ts'
import { expected, type Features, signsOf } from './rules/expecting.ts'
import * as store from './store.ts'

/** More outcomes than anybody looks at. */
const maxOutcomes = 20
const maxFound = 50

/** @throws ApiError BadRequest where there is nothing to know anything by */
function mustSay(features: Features): void {
  if (Object.keys(features).length === 0) throw unfit('features', t`features is empty: name at least one feature.`)
}

export const handlers: Handlers<Areas['suggestions']> = {
  suggest: async ({ params: { vendor, app, id }, body: { features, outcome } }, context) => {
    mustSay(features)
    const signs = signsOf(features)
    const found = await context.read(async (uow) => {
      const model = [vendor, app, id] as const
      if (!(await store.isKnown(uow, model))) throw noModel(model)
      return expected(signs, await store.evidenceOf(uow, model, signs))
    })
    const wanted = found.filter((one) => outcome === undefined || one.outcome === outcome).slice(0, maxOutcomes)
    return {
      suggestions: await Promise.all(
        wanted.map(async (one) => ({
          ...{ outcome: one.outcome, probability: one.probability },
          because: await context.translate(because(one)),
        })),
      ),
    }
  },

  teach: async ({ params: { vendor, app, id }, body: { features, outcome } }, context) => {
    mustSay(features)
    if (outcome === undefined || outcome === '')
      throw unfit('outcome', t`outcome is missing: enter what came of these features.`)
    await context.write((uow) => store.teach(uow, [vendor, app, id], signsOf(features), outcome))
  },

  predictCommodity: async ({ body }, context) => ({ codes: await predictCommodities(context, body) }),
  suggestCommodity: async ({ body }, context) => ({ codes: await predictCommodities(context, body) }),

  searchTaxonomy: async ({ query: { q } }, context) => ({
    codes: (await categoriesLike(context, q, maxFound)).map(({ CommodityCode, CommodityScheme, Name }) => ({
      ...{ code: CommodityCode, name: Name, scheme: CommodityScheme },
    })),
  }),

  lookUpTaxonomy: async ({ params: { code } }, context) => {
    const found = await categoryOf(context, code)
    if (found === undefined)
      throw new ApiError(
        'ResourceNotFound',
        t`The commodity code ${code} is not known here: search by words, or upload its list.`,
      )
    return found
  },
}

const noModel = ([vendor, app, id]: store.Model): ApiError =>
  new ApiError('ResourceNotFound', t`The model ${`${vendor}/${app}/${id}`} does not exist: teach it first.`)
