import type { FindingWords } from '../index.ts'

/** What findings of Peppol BIS Billing 3 say, in Spanish. */
export const peppol: FindingWords = {
  'The net amount of the line is {0}; it must be quantity times price, with charges and less allowances.':
    'El importe neto de la línea es {0}; debe ser cantidad por precio, con recargos y menos descuentos.',
  '{0} is empty.': '{0} está vacío.',
  '{0} is in {1}, not in the currency of the invoice.': '{0} está en {1}, no en la moneda de la factura.',
  '{0} is {1}, which is no date.': '{0} es {1}, que no es una fecha.',
  'The exemption {0} goes with the VAT category {1}, not {2}.':
    'La exención {0} corresponde a la categoría de IVA {1}, no {2}.',
  'Choose the VAT category {0}, or another reason.': 'Elija la categoría de IVA {0} u otro motivo.',
  'Correct it: it must be {0} (scheme {1}).': 'Corrija: {0} (esquema {1}).',
  'Write {0} in {1}.': 'Escriba {0} en {1}.',
  'Fill it, or leave it out.': 'Rellénelo u omítalo.',
  'Write the date as YYYY-MM-DD.': 'Escriba la fecha como AAAA-MM-DD.',
  'Add the base amount.': 'Añada el importe base.',
  'The net price is not the gross price less its discount.': 'El precio neto no es el precio bruto menos su descuento.',
  'The price is for another unit than the quantity.': 'El precio es para otra unidad que la cantidad.',
  'Use one unit for both.': 'Use una unidad para ambos.',
  'Leave {0} out.': 'Omita {0}.',
}
