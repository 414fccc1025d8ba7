export { ciiToUbl, ublToCii } from './cii/convert.ts'
export { type CiiTree, readCii } from './cii/read.ts'
export {
  type CxmlIdentity,
  type CxmlItem,
  orderMessage,
  readOrderMessage,
  readSetupRequest,
  readSetupResponse,
  setupRequest,
  setupResponse,
} from './cxml/punch-out.ts'
export { type Decimal, decimalOf, exact } from './decimal.ts'
export {
  type ApplicationResponseForm,
  applicationResponse,
  type DocumentAnswer,
  type LineAnswer,
  responseOf,
} from './document/application-response.ts'
export { type Catalogue, type CatalogueLine, readCatalogue } from './document/catalogue.ts'
export {
  type Classification,
  codesAbove,
  covers,
  depthOf,
  levelOf,
  schemeCode,
  schemeName,
} from './document/classifications.ts'
export {
  type Bill,
  type Discount,
  discountCode,
  discountsIn,
  takenOff,
  termsOf,
  wordsOfTerms,
} from './document/discounts.ts'
export { type EnclosedFile, enclose, enclosedFiles, encloses } from './document/enclosed.ts'
export { isGlnScheme } from './document/gln-scheme.ts'
export { type DocumentHead, headOf, itemNamesOf, orderNumbersOf } from './document/head.ts'
export { type OrderCancellationForm, orderCancellation } from './document/order-cancellation.ts'
export type { Address, Contact, Identifier, PartyForm, PartyHead } from './document/party.ts'
export type { Reference } from './document/references.ts'
export type { SettlementDiscount } from './document/settlement-discounts.ts'
export { isVatScheme } from './document/vat-scheme.ts'
export type { Finding } from './finding.ts'
export { copyOf, revisionOf } from './flip/copy.ts'
export { type FlipOptions, FlipRefusal, flip, type Taken } from './flip/flip.ts'
export { targetsOf } from './flip/ways.ts'
export { type BankEntry, readStatement } from './iso20022/camt.ts'
export {
  type BankAccount,
  type CreditTransfer,
  type PaymentOrder,
  paymentFile,
  type SettledDocument,
} from './iso20022/pain001.ts'
export { readAnyJson, readJson } from './json/read.ts'
export { type JsonShape, jsonShapes } from './json/shapes.ts'
export { writeJson } from './json/write.ts'
export { inEnglish, type Message, t } from './message.ts'
export { findingMessages, type Messages, pageMessages, translateFinding } from './messages/index.ts'
export { type DocumentType, documentTypes, isDocumentType } from './model/document-types.ts'
export { type EndpointId, type EnvelopeHeader, routingOf, unwrap, wrap } from './peppol/envelope.ts'
export { inUbl, readAnyDocument, readDocument, readReceived } from './read-any.ts'
export { render } from './render/page.ts'
export type { RenderOptions } from './render/paper.ts'
export { englishWords, renderWordKeys, renderWords, type Words } from './render/words.ts'
export { type CodeList, codeNames, isCode } from './rules/code-lists.ts'
export { isIban } from './rules/peppol/check-digits.ts'
export { asPeppol } from './rules/peppol/post-award/as-peppol.ts'
export { type Profile, profiles, ruleSetVersion } from './rules/profiles.ts'
export { validateRules } from './rules/validate.ts'
export { isDay } from './schema/data-types.ts'
export { validateSchema } from './schema/validate.ts'
export { checkForm } from './trade/check-form.ts'
export { compose } from './trade/compose.ts'
export { debitsAndCredits } from './trade/debits-and-credits.ts'
export {
  type AllowanceForm,
  type DocumentLink,
  type FormType,
  formTypes,
  isFormType,
  type LineAllowanceForm,
  type LineForm,
  type PaymentMeansForm,
  type Period,
  type TaxCurrencyForm,
  type TaxForm,
  type TradeForm,
} from './trade/form.ts'
export { formOf } from './trade/form-of.ts'
export { givesBack } from './trade/gives-back.ts'
export { type LineBelow, linesBelow } from './trade/lines-below.ts'
export { withOpenPercents } from './trade/open-percents.ts'
export { type ItemOfLine, type Pair, pairLines } from './trade/pair-lines.ts'
export { recompose } from './trade/recompose.ts'
export { partsBy, type Share, type SharesSum, sumOfShares } from './trade/shares.ts'
export { type TaxTotals, type Totals, totalsOf } from './trade/totals.ts'
export { type ValidateOptions, type Verdict, validate } from './validate.ts'
export { defaultLimits, type Limits } from './xml/limits.ts'
export { read, readAny } from './xml/read.ts'
export { Refusal, type RefusalCode } from './xml/refusal.ts'
export type { Tree, UblTree, XmlAttribute, XmlElement, XmlNode } from './xml/tree.ts'
export { write } from './xml/write.ts'
