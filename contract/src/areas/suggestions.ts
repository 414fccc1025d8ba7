import { CommodityCode, CommodityQuestion, Suggestion, SuggestionModel } from '../entities/index.ts'
import { call, list, nothing, record, text } from '../words/index.ts'

const model = {
  vendor: text({ min: 1, max: 40 }),
  app: text({ min: 1, max: 40 }),
  id: text({ min: 1, max: 100 }),
}
const needs = { id: 'id is required' }
const read = { may: 'suggestion.read' } as const

/** 002 §7 Suggestions, Product classification and the deprecated taxonomy (U-035, U-036, U-089); F-208, F-390. */
export const suggestions = {
  suggest: call('POST ada/suggestions/v3/models/{vendor}/{app}/{id}/suggest', {
    id: 'SUG-01',
    says: 'The outcomes that a model of the company expects of these features, the likeliest first, 20 at most; with outcome, that one alone. A model is there once it was taught.',
    ...read,
    needs,
    path: model,
    body: SuggestionModel,
    returns: Suggestion,
    fails: ['ResourceNotFound'],
  }),
  teach: call('POST ada/suggestions/v3/models/{vendor}/{app}/{id}/update', {
    id: 'SUG-02',
    says: 'Tells a model what came of these features. The first time makes it.',
    may: 'suggestion.teach',
    needs,
    path: model,
    body: SuggestionModel,
    returns: nothing(),
    fails: ['BadRequest'],
  }),
  predictCommodity: call('POST v0/UNSPSC/predict', {
    id: 'PCL-01',
    says: 'The commodity codes that fit a description, by what was bought under such a name, else by what the categories are called; 5 unless limit says how many. Names are in language, else in the reader’s; what was bought from supplierName counts twice.',
    ...read,
    body: CommodityQuestion,
    returns: record({ codes: list(CommodityCode) }),
  }),
  suggestCommodity: call('POST v2', {
    id: ['PCL-02', 'U-089'],
    says: 'The commodity codes that fit a description, at once or not at all.',
    ...read,
    timeout: 1000,
    body: CommodityQuestion,
    returns: record({ codes: list(CommodityCode) }),
  }),
  searchTaxonomy: call('GET taxonomy/search', {
    id: 'U-035',
    says: 'Commodity codes by words. Deprecated: the product engine’s client does it better.',
    ...read,
    query: { q: text({ min: 1, max: 200 }) },
    returns: record({ codes: list(CommodityCode) }),
  }),
  lookUpTaxonomy: call('GET taxonomy/{code}', {
    id: 'U-036',
    says: 'One commodity code. Deprecated, as the search is.',
    ...read,
    needs: { code: 'code is required' },
    path: { code: text({ min: 1, max: 20 }) },
    returns: CommodityCode,
    fails: ['ResourceNotFound'],
  }),
}
