/**
 * To whom journeys belong that do not tell by their name, as `e2e/coding.browser.test.ts` and
 * `e2e/coding-<anything>.browser.test.ts` do. A journey that passes through several belongs to what it would be red for.
 */
export const journeysOf: Readonly<Record<string, readonly string[]>> = {
  access: ['why'],
  admin: ['app-store', 'people', 'people-administration', 'why'],
  apps: ['app-life', 'app-reviews', 'app-store'],
  approvals: ['approval'],
  assignments: ['handover'],
  attachments: ['files'],
  buy: ['requisitions-from-quote', 'requisitions-of-requester'],
  companies: ['company'],
  credentials: ['passkeys', 'second-factor', 'sign-in-link', 'single-sign-on'],
  'document-lists': ['list', 'list-bulk', 'list-filters', 'million'],
  'document-lines': ['order-change'],
  documents: ['editor-allowances', 'past', 'upload', 'viewer', 'viewer-dispute'],
  exchange: ['compare', 'sending', 'upload-purchase'],
  flip: ['creating'],
  hub: ['hidden', 'hostile', 'lifecycle', 'protocol'],
  i18n: ['languages'],
  match: ['matching'],
  network: ['travel'],
  profile: ['away'],
  scanning: ['upload-paper'],
  session: ['sign-in'],
  shell: ['accessibility', 'guidance', 'guide', 'keyboard', 'policy', 'search', 'slow-line', 'steady'],
  'pdf-intake': ['clearance'],
  'task-scheduling': ['later'],
  taxes: ['tax-currency'],
  users: ['people', 'people-administration'],
}
