import type { FindingWords } from '../index.ts'

/** What findings of the national rules within Peppol say, in Spanish. */
export const national: FindingWords = {
  'Enter one of them.': 'Introduzca uno de ellos.',
  'Correct one of them.': 'Corrija una de ellas.',
  'Write the four digits in {0}.': 'Escriba las cuatro cifras en {0}.',
  'Write one of {0}.': 'Escriba uno de estos valores: {0}.',
  'Add a supporting document described {0}.': 'Añada un documento justificativo con la descripción {0}.',
  'The address of an Italian seller has no {0}.': 'En la dirección de un vendedor italiano falta: {0}.',
  'Dutch sellers are paid by {0}.': 'Los vendedores neerlandeses cobran con {0}.',
  'Choose one of them.': 'Elija uno de estos valores.',
  'Add the preceding invoice.': 'Añada la factura anterior.',
  'Correct it.': 'Corrija este dato.',
  'A Danish seller gives its CVR number.': 'Un vendedor danés indica su número CVR.',
  'Enter it as the legal registration.': 'Introdúzcalo como registro legal.',
  'The legal registration of a Danish seller has the scheme 0184.':
    'El registro legal de un vendedor danés tiene el esquema 0184.',
  'Write schemeID="0184".': 'Escriba schemeID="0184".',
  'The total of a Danish credit note is negative.': 'El total de un abono danés es negativo.',
  'Send an invoice.': 'Envíe una factura.',
  'An identifier of the seller has no scheme.': 'Un identificador del vendedor no tiene esquema.',
  'Add schemeID.': 'Añada schemeID.',
  'An identifier of the buyer has no scheme.': 'Un identificador del comprador no tiene esquema.',
  'Danish sellers are paid by 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 or 97.':
    'Los vendedores daneses cobran con 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 o 97.',
  'A transfer (31, 42) needs account and registration number.':
    'Una transferencia (31, 42) necesita la cuenta y el número de registro del banco (reg.nr.).',
  'Enter both.': 'Introduzca ambos.',
  'A direct debit (49) needs mandate and account of the payer.':
    'Una domiciliación (49) necesita el mandato y la cuenta del pagador.',
  'A giro payment (50) needs a reference from 01#, 04# or 15# and an account of seven characters.':
    'Un pago giro (50) necesita una referencia que empiece por 01#, 04# o 15# y una cuenta de siete caracteres.',
  'Correct them.': 'Corrija estos datos.',
  'A giro reference from 04# or 15# has 16 digits behind it.':
    'Una referencia giro que empieza por 04# o 15# lleva detrás 16 cifras.',
  'Correct the reference.': 'Corrija la referencia.',
  'A FIK payment (93) needs a reference from 71#, 73# or 75# and an account of eight characters.':
    'Un pago FIK (93) necesita una referencia que empiece por 71#, 73# o 75# y una cuenta de ocho caracteres.',
  'A FIK reference from 71# or 75# has 15 or 16 digits behind it.':
    'Una referencia FIK que empieza por 71# o 75# lleva detrás 15 o 16 cifras.',
  'A UNSPSC code of a Danish seller is of version 19.0501.':
    'Un código UNSPSC de un vendedor danés es de la versión 19.0501.',
  'Write listVersionID="19.05.01".': 'Escriba listVersionID="19.05.01".',
  'A tax that is not VAT (ZZZ) has its four digits as the reason.':
    'Un impuesto que no es IVA (ZZZ) tiene sus cuatro cifras como motivo.',
  'The number of a Greek invoice has six segments, divided by |.':
    'El número de una factura griega tiene seis segmentos, separados por |.',
  'Write tax number|date|branch|type|series|number.': 'Escriba número fiscal|fecha|sucursal|tipo|serie|número.',
  'The first segment of the number is not the tax number of the seller or its representative.':
    'El primer segmento del número no es el número fiscal (AFM) del vendedor ni de su representante.',
  'Write the nine digits.': 'Escriba las nueve cifras.',
  'The second segment of the number is not the date of the invoice.':
    'El segundo segmento del número no es la fecha de la factura.',
  'Write it as DD/MM/YYYY.': 'Escríbala como DD/MM/AAAA.',
  'The third segment of the number is no whole number.': 'El tercer segmento del número no es un número entero.',
  'Write the number of the branch, 0 for the seat.': 'Escriba el número de la sucursal, 0 para la sede.',
  'The fourth segment of the number is no Greek document type.':
    'El cuarto segmento del número no es un tipo de documento griego.',
  'The fifth segment of the number is empty.': 'El quinto segmento del número está vacío.',
  'Write the series, 0 where there is none.': 'Escriba la serie, 0 si no la hay.',
  'The sixth segment of the number is empty.': 'El sexto segmento del número está vacío.',
  'Write the running number.': 'Escriba el número correlativo.',
  'A Greek seller gives its registered name.': 'Un vendedor griego indica su razón social.',
  'A Greek seller gives its VAT number, from EL.': 'Un vendedor griego indica su NIF-IVA, que empieza por EL.',
  'Enter it.': 'Introdúzcalo.',
  'The VAT number of a Greek seller is EL and a tax number.':
    'El NIF-IVA de un vendedor griego es EL y un número fiscal (AFM).',
  'A Greek invoice has one MARK number.': 'Una factura griega tiene un número MARK.',
  'The MARK number is no positive whole number.': 'El número MARK no es un entero positivo.',
  'A Greek invoice has one address where it can be verified.':
    'Una factura griega tiene una dirección donde puede verificarse.',
  'A Greek invoice has more than one address where it can be verified.':
    'Una factura griega tiene más de una dirección donde puede verificarse.',
  'The address where the invoice can be verified is missing.': 'Falta la dirección donde puede verificarse la factura.',
  'Enter the URI.': 'Introduzca el URI.',
  'A Greek seller gives the full name of the buyer.': 'Un vendedor griego indica el nombre completo del comprador.',
  'A Greek buyer is known by its VAT number, from EL.':
    'Un comprador griego se identifica con su NIF-IVA, que empieza por EL.',
  'The electronic address of a Greek seller is its tax number (scheme 9933).':
    'La dirección electrónica de un vendedor griego es su número fiscal (AFM, esquema 9933).',
  'The electronic address of a Greek buyer is its tax number (scheme 9933).':
    'La dirección electrónica de un comprador griego es su número fiscal (AFM, esquema 9933).',
  'An Icelandic seller sends the types 380 and 381.': 'Un vendedor islandés envía los tipos 380 y 381.',
  'An Icelandic seller gives its kennitala.': 'Un vendedor islandés indica su kennitala.',
  'Enter it as the legal registration, with the scheme 0196.': 'Introdúzcalo como registro legal, con el esquema 0196.',
  'The address of an Icelandic seller has street and post code.':
    'La dirección de un vendedor islandés tiene calle y código postal.',
  'Add them.': 'Añádalos.',
  'An Icelandic buyer is known by its kennitala.': 'Un comprador islandés se identifica con su kennitala.',
  'The address of an Icelandic buyer has street and post code.':
    'La dirección de un comprador islandés tiene calle y código postal.',
  'A claim (payment means 9) needs an account of twelve digits.':
    'Un cobro (medio de pago 9) necesita una cuenta de doce cifras.',
  'Enter the account.': 'Introduzca la cuenta.',
  'A transfer (payment means 42) needs an account of twelve digits.':
    'Una transferencia (medio de pago 42) necesita una cuenta de doce cifras.',
  'The final due date (EINDAGI) is no date.': 'El vencimiento final (EINDAGI) no es una fecha.',
  'Write it as YYYY-MM-DD.': 'Escríbalo como AAAA-MM-DD.',
  'There is a final due date (EINDAGI) without a due date.': 'Hay un vencimiento final (EINDAGI) sin vencimiento.',
  'Enter the due date.': 'Introduzca el vencimiento.',
  'The final due date (EINDAGI) is before the due date.': 'El vencimiento final (EINDAGI) es anterior al vencimiento.',
  'The tax registration of an Italian seller has 11 to 16 characters.':
    'El registro fiscal de un vendedor italiano tiene de 11 a 16 caracteres.',
  'A Dutch credit note names the invoice that it is about.':
    'Un abono neerlandés indica la factura a la que se refiere.',
  'The address has no street, city or post code.': 'En la dirección falta la calle, la localidad o el código postal.',
  'Complete the address of the seller.': 'Complete la dirección del vendedor.',
  'The legal registration of a Dutch party is a KVK or OIN number.':
    'El registro legal de una parte neerlandesa es un número KVK u OIN.',
  'Write schemeID="0106" (KVK) or "0190" (OIN).': 'Escriba schemeID="0106" (KVK) o "0190" (OIN).',
  'Complete the address of the buyer.': 'Complete la dirección del comprador.',
  'Complete the address of the tax representative.': 'Complete la dirección del representante fiscal.',
  'A Dutch seller says how it is paid.': 'Un vendedor neerlandés dice cómo se le paga.',
  'Add the payment means.': 'Añada el medio de pago.',
  'A line names an order line, and the invoice no order.':
    'Una línea indica una línea de pedido, y la factura ningún pedido.',
  'Add the number of the order.': 'Añada el número del pedido.',
  'A Norwegian VAT number is NO, an organisation number and MVA.':
    'Un número de IVA noruego es NO, un número de organización y MVA.',
  'Correct the VAT number, e.g. NO974760673MVA.': 'Corrija el número de IVA, p. ej. NO974760673MVA.',
  'Most Norwegian sellers must state "Foretaksregisteret".':
    'La mayoría de los vendedores noruegos debe indicar «Foretaksregisteret».',
  'Add it as the tax registration, with the tax scheme TAX.':
    'Añádalo como registro fiscal, con el esquema fiscal TAX.',
  'A Swedish VAT number has 14 characters.': 'Un NIF-IVA sueco tiene 14 caracteres.',
  'Correct it, e.g. SE556677889901.': 'Corríjalo, p. ej. SE556677889901.',
  'A Swedish VAT number has twelve digits behind SE.': 'Un NIF-IVA sueco tiene doce cifras detrás de SE.',
  'A Swedish organisation number has digits only.': 'Un número de organización sueco solo tiene cifras.',
  'Correct it, e.g. 5566778899.': 'Corríjalo, p. ej. 5566778899.',
  'A Swedish organisation number has ten digits.': 'Un número de organización sueco tiene diez cifras.',
  'The tax registration of a Swedish seller is the words "Godkänd för F-skatt".':
    'El registro fiscal de un vendedor sueco son las palabras «Godkänd för F-skatt».',
  'Write "Godkänd för F-skatt".': 'Escriba «Godkänd för F-skatt».',
  'Swedish standard rates are 25, 12 and 6 percent.': 'Los tipos generales suecos son el 25, el 12 y el 6 por ciento.',
  'A Plusgiro account has digits only.': 'Una cuenta Plusgiro solo tiene cifras.',
  'Correct the account.': 'Corrija la cuenta.',
  'A Bankgiro account has digits only.': 'Una cuenta Bankgiro solo tiene cifras.',
  'A Bankgiro account has 7 or 8 digits.': 'Una cuenta Bankgiro tiene 7 u 8 cifras.',
  'A Plusgiro account has 2 to 8 digits.': 'Una cuenta Plusgiro tiene de 2 a 8 cifras.',
  'Bankgiro and Plusgiro are given as a credit transfer.': 'Bankgiro y Plusgiro se indican como transferencia.',
  'Write 30, with SE:BANKGIRO or SE:PLUSGIRO as the institution.':
    'Escriba 30, con SE:BANKGIRO o SE:PLUSGIRO como entidad.',
  'Between Swedish parties a credit transfer has the code 30.':
    'Entre partes suecas, una transferencia tiene el código 30.',
  'Write 30.': 'Escriba 30.',
  'The check digit of the Swedish organisation number is wrong.':
    'El dígito de control del número de organización sueco es incorrecto.',
  'Correct the number.': 'Corrija el número.',
}
