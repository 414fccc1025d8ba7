import { expect, test } from 'vitest'
import * as words from './index.ts'

/** As the spec writes them (000 §3, §4; 001 §3; 002 §9), in its order. */
const stated: readonly [fact: string, found: unknown, spec: string][] = [
  [
    'F-111 the shell’s document types',
    words.shellTypes,
    'receiptadvice, receiptadvicetype, requisition, quotation, quotationtype, requestforquotationtype, orderchange, status, assignment, remittanceadvice, supplierinfo, supplieronboardingrequest, reminder, message, quote, order, despatchadvice, orderresponse, invoice, creditnote, requestforquotation',
  ],
  [
    'F-100 columns of the document list',
    words.documentColumns,
    'Type, Status, Currency, Id, Amount, SendingParty, ReceivingParty, Created, LastEdit, DueDate, Date, Received, RequesterName, Note, StatusMessage, AccountingSystemId',
  ],
  ['F-113 system tags', words.systemTags, 'inbox, outbox, sales, purchases, draft, archived'],
  ['F-114 delegation types', words.delegationTypes, 'NOT_DELEGATING, DELEGATING, SUBSTITUTING'],
  [
    'F-115 document states',
    words.documentStates,
    'DELIVERED, DELIVERED_SENT, DELIVERED_RECEIVED, REJECTED_BY_SENDER, ACCEPTED, SENT, PAID_CONFIRMED, REJECTED_BY_RECEIVER, DISPUTED_BY_RECEIVER, OVERDUE, FAILED_DELIVERY, PAID_UNCONFIRMED, IN_TRANSIT, PENDING_NOT_A_CONTACT, UNDETERMINED, IN_CLEARANCE, REPLACED, CLOSED, COLLECTED',
  ],
  ['F-116 document statuses', words.documentStatuses, 'HELPCOMPLETED, REJECTED, ACCEPTED, APPROVED'],
  ['F-118 frequency units', words.frequencyUnits, 'days, hours, minutes'],
  ['F-120 approval steps', words.approvalStepKinds, 'current, next, created'],
  ['F-121 right types', words.rightTypes, 'right, write, admin'],
  ['F-122 transaction types', words.transactionTypes, 'Sales, Purchases'],
  ['F-123 sort directions', words.sortDirections, 'default, ascending, descending'],
  ['F-124 promotion responses', words.promotionResponses, 'asUsual, instantly, later, ignore'],
  ['F-125 feature types', words.featureTypes, 'CAMPAIGN_ONBOARDING, TRACK_AND_TRACE, SELF_SERVICE_CAMPAIGN_ONBOARDING'],
  ['F-126 branding types', words.brandingTypes, 'invitedByOption, selfServiceCampaign'],
  ['F-127 file states', words.masterDataStates, 'STORED, IMPORTED, VALIDATED, APPROVED, DELETED'],
  ['F-128 header mapping types', words.headerMappingTypes, 'ConnectionProperty, CompanyProperty, OnboardingProperty'],
  ['F-129 matching methods', words.matchingMethods, 'EXACT_COMPANY_NAME_AND_COUNTRY, SUPPLIER_MATCHING_SERVICE'],
  ['F-130 template types', words.templateTypes, 'none, generic, generic_settings'],
  [
    'F-131 dashboard cards',
    words.dashboardCards,
    'GO_LIVE_DATE, UPCOMING_PAYMENTS, PAYMENT_TURNAROUND, REJECTION_RATE',
  ],
  [
    'F-133 requisition contexts',
    words.requisitionContextTypes,
    'BASKET, REQUESTING, ASSISTING, ON_BEHALF, NOT_EDITABLE',
  ],
  ['F-134 account states', words.accountStates, 'CREATED, ACTIVE, PASSIVE, LOCKED, DELETED, MERGED'],
  ['F-135 account types', words.accountTypes, 'FREE, PREMIUM'],
  [
    'F-136 company sizes',
    words.companySizes,
    'ONE, FROM2TO15, FROM16TO49, FROM50TO99, FROM100TO249, FROM250TO499, FROM500TO999, FROM1000TO4999, FROM5000TO9999, FROM10000',
  ],
  ['F-138 sum types: purchases and sales', words.documentSumTypes, '-1, 1'],
  ['F-139 company data types', words.companyDataTypes, 'TEXT, DATE, UPLOAD'],
  ['F-141 connection types, the empty one first', words.connectionTypes, ', TradeshiftConnection, ExternalConnection'],
  ['F-142 relation types', words.relationTypes, 'CLOUDSCAN_AP_CONNECTION, ONBOARDING_PENDING_VERIFICATION, UNVERIFIED'],
  ['F-143 user access rights', words.userAccessRights, 'WRITE, READ'],
  ['F-144 questionnaire triggers', words.questionnaireTriggerTypes, 'MY_COMPANY, TARGET_COMPANY'],
  [
    'F-145 questionnaire blocks',
    words.questionnaireBlockTypes,
    'textBlock, translatableTextBlock, translatableQuestionView, questionView, question',
  ],
  ['F-146 answer types', words.questionAnswerTypes, 'TEXT, CHOICELIST, FILEUPLOAD, IDENTIFIER, ADDRESS'],
  ['F-147 questionnaire states', words.questionnaireStates, 'PUBLISHED, DRAFT, RETIRED'],
  [
    'F-148 questionnaire requests',
    words.questionnaireRequestStates,
    'SENT, ANSWERING, UNDER_REVIEW, REJECTED, APPROVED',
  ],
  ['F-149 reviewer types', words.reviewerTypes, 'USER, USERGROUP'],
  [
    'F-150 choice lists',
    words.choiceListStrategies,
    'CUSTOM, COUNTRY, COMPANYSIZE, COMPANYOWNERSHIP, INDUSTRY, TAX_IDENTIFIER, LEGAL_IDENTIFIER',
  ],
  ['F-151 PDF ticket states', words.pdfTicketStates, 'new, open, pending, hold, solved, closed'],
  ['F-153 location types', words.locationTypes, 'DELIVERY, BILLING'],
  ['F-154 team states', words.teamStates, 'ACTIVE, DELETED'],
  ['F-155 team member actions', words.teamMemberActions, 'ADD, REMOVE'],
  [
    'F-156 info kinds',
    words.infoKinds,
    'countries, companytypes, countryprofiles, documentprofiles, errorcodes, paymentmeans, status, timezones',
  ],
  ['F-158 PDF faults', words.pdfFaults, 'NOT_PDF, PDF_WITHOUT_TEXT'],
]

test.each(stated)('%s are those of the spec', (_fact, found, spec) => {
  expect((found as readonly (string | number)[]).join(', ')).toBe(spec)
})

test('F-112: the API’s eleven document types, in the shell’s words (F-111)', () => {
  expect(words.supportedTypes).toHaveLength(11)
  expect(words.shellTypes).toEqual(expect.arrayContaining([...words.listedTypes]))
})

test('F-117, F-119, F-157: what the spec names is among the words', () => {
  expect(words.assignmentStates).toContain('OPEN')
  expect(words.approvalOutcomes).toContain('ACCEPT')
  expect(words.noteTypes).toContain('UPLOAD')
})

test('F-137: 46 industries from ACADEMIA to OTHER, the five that the spec names among them', () => {
  expect(words.companyIndustries).toHaveLength(46)
  expect([words.companyIndustries[0], words.companyIndustries.at(-1)]).toEqual(['ACADEMIA', 'OTHER'])
  const named = ['BANKING', 'FINANCE', 'HEALTHCARE', 'RETAIL', 'SOFTWARE']
  expect(words.companyIndustries).toEqual(expect.arrayContaining(named))
})

test('F-140: kinds of users with their numbers', () => {
  expect(words.userKinds).toEqual({ PERSON: 0, CONSUMER: 1, EASYTRADE: 2, VAN: 3, EMAIL: 4 })
})

test('F-268: the blocked countries', () => {
  expect(words.blockedCountries.join(', ')).toBe('CU, IR, KP, VE, SY')
})

test('F-355 to F-361: permission ids', () => {
  expect(words.permissionIds).toEqual({
    'document.write': 1,
    'document.delete': 2,
    'document.read': 3,
    'document.send': 12,
    admin: 15,
    'document.comment': 83,
    'document.manage': 1000,
  })
})

test('F-365: object type ids', () => {
  expect(words.objectTypeIds).toEqual({ invoice: 15, creditnote: 16, order: 20, quote: 26, receiptadvice: 60 })
})
