const vat = /(^|[^a-z])(VAT|VATID|VATIN|TVA|CVR|UST|USTID|MWST|IVA|BTW|MVA|MOMS)($|[^a-z])/i

/** Whether companies keep their VAT number under a scheme of identifiers: `DE:VAT`, `FR:TVA`, `DK:CVR` … */
export const isVatScheme = (scheme: string): boolean => vat.test(scheme)
