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
  'The business process is missing.': 'Falta el proceso de negocio.',
  'The document has more than one note.': 'El documento tiene más de una nota.',
  'Put all of it in one note.': 'Póngalo todo en una sola nota.',
  'There is neither a buyer reference nor an order number.': 'No hay ni referencia del comprador ni número de pedido.',
  'Ask the buyer for one of them.': 'Pida una de las dos al comprador.',
  'The specification is not that of Peppol BIS Billing 3.': 'La especificación no es la de Peppol BIS Billing 3.',
  'The accounting currency is the currency of the invoice.': 'La moneda contable es la moneda de la factura.',
  'The business process is not written as Peppol writes it.':
    'El proceso de negocio no está escrito como lo escribe Peppol.',
  'Write urn:fdc:peppol.eu:2017:poacc:billing:NN:1.0, with the number of the process.':
    'Escriba urn:fdc:peppol.eu:2017:poacc:billing:NN:1.0, con el número del proceso.',
  'The buyer has no electronic address.': 'El comprador no tiene dirección electrónica.',
  "Enter the buyer's electronic address.": 'Introduzca la dirección electrónica del comprador.',
  'The seller has no electronic address.': 'El vendedor no tiene dirección electrónica.',
  "Enter the seller's electronic address.": 'Introduzca la dirección electrónica del vendedor.',
  'An allowance or charge is not its percentage of its base amount.':
    'Un descuento o recargo no es su porcentaje del importe base.',
  'Recalculate the amount.': 'Recalcule el importe.',
  'An allowance or charge has a percentage without the amount that it is of.':
    'Un descuento o recargo tiene un porcentaje sin el importe al que se aplica.',
  'An allowance or charge has a base amount without a percentage.':
    'Un descuento o recargo tiene un importe base sin porcentaje.',
  'Add the percentage, or remove the base amount.': 'Añada el porcentaje o quite el importe base.',
  'An allowance or charge does not say which of them it is.': 'Un descuento o recargo no dice cuál de los dos es.',
  'Write true for a charge, false for an allowance.': 'Escriba true para un recargo, false para un descuento.',
  'A price has a charge.': 'Un precio tiene un recargo.',
  'Write false: a price can have a discount only.': 'Escriba false: un precio solo puede tener un descuento.',
  'Recalculate the net price.': 'Recalcule el precio neto.',
  'There is not exactly one VAT total with a breakdown.': 'No hay exactamente un total de IVA con desglose.',
  'Keep one cac:TaxTotal with its cac:TaxSubtotal.': 'Conserve un cac:TaxTotal con su cac:TaxSubtotal.',
  'A VAT total without breakdown stands exactly where there is an accounting currency.':
    'Un total de IVA sin desglose figura solo y siempre que hay una moneda contable.',
  'Give the VAT total in the accounting currency once, or leave both out.':
    'Indique una vez el total de IVA en la moneda contable, u omita ambos.',
  'The two VAT totals have different signs.': 'Los dos totales de IVA tienen signos distintos.',
  'Recalculate the total in the accounting currency.': 'Recalcule el total en la moneda contable.',
  'A direct debit has no mandate.': 'Un adeudo directo no tiene mandato.',
  'Enter the mandate reference.': 'Introduzca la referencia del mandato.',
  'There is more than one project reference.': 'Hay más de una referencia de proyecto.',
  'A line has more than one object.': 'Una línea tiene más de un objeto.',
  'A line refers to a document that is not its object.': 'Una línea remite a un documento que no es su objeto.',
  'Write 130 as its type code.': 'Escriba 130 como código de tipo.',
  'The period of a line begins before that of the invoice.':
    'El periodo de una línea empieza antes que el de la factura.',
  'Correct one of the dates.': 'Corrija una de las fechas.',
  'The period of a line ends after that of the invoice.':
    'El periodo de una línea termina después que el de la factura.',
  'Recalculate the line.': 'Recalcule la línea.',
  'The base quantity of a price is not above nought.': 'La cantidad base de un precio no es mayor que cero.',
  'Write how many units the price is for.': 'Escriba para cuántas unidades es el precio.',
  'The invoice types 326 and 384 are for German sellers with German buyers.':
    'Los tipos de factura 326 y 384 son para vendedores alemanes con compradores alemanes.',
  'Choose another type, e.g. 380.': 'Elija otro tipo, p. ej. 380.',
  'Give all amounts in the currency of the invoice.': 'Indique todos los importes en la moneda de la factura.',
}
