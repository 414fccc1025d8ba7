// Written by client/scripts/generate.ts from contract/src/enumerations and roles.
export const blockedCountries = ["CU","IR","KP","VE","SY"] as const
export const supportedTypes = ["invoice","creditnote","order","quote","remittanceadvice","orderchange","despatchadvice","orderresponse","requisition","receiptadvice","requestforquotation"] as const
export const profiledTypes = ["invoice","creditnote","order","quote","remittanceadvice","orderchange","despatchadvice","orderresponse","requisition","receiptadvice","requestforquotation","reminder","status","assignment"] as const
export const typeAliases = {"quotation":"quote","quotationtype":"quote","receiptadvicetype":"receiptadvice","requestforquotationtype":"requestforquotation"} as const
export const adminPermission = 15 as const
export const groups = {"admin":"a6a3edcd-00d9-427c-bf03-4ef0112ba16d","supporter":"0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a0009"} as const
