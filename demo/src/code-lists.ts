const entry = (Code: string, en: string, de: string) => [
  { Code, Label: en, Language: 'en' },
  { Code, Label: de, Language: 'de' },
]

/** Under what accounts payable books. */
export const accounts = [
  entry('4200', 'Rent', 'Raumkosten'),
  entry('4530', 'Vehicle running costs', 'Laufende Kfz-Kosten'),
  entry('4730', 'Outgoing freight', 'Ausgangsfrachten'),
  entry('4805', 'Repairs and maintenance', 'Reparatur und Instandhaltung'),
  entry('4910', 'Postage and courier', 'Porto und Kurier'),
  entry('4930', 'Office supplies', 'Bürobedarf'),
  entry('4940', 'Journals and books', 'Zeitschriften und Bücher'),
  entry('4980', 'Tools and small equipment', 'Werkzeuge und Kleingeräte'),
]

/** Suppliers are asked to write one of them on their bills. */
export const costCentres = [
  entry('KST-115', 'Warehouse Hamburg', 'Lager Hamburg'),
  entry('KST-210', 'Purchasing', 'Einkauf'),
  entry('KST-340', 'Logistics', 'Logistik'),
  entry('KST-402', 'Administration', 'Verwaltung'),
]

/** Of CPV, what the company buys most: its buyers look for it level by level. */
export const categories = [
  entry('30190000', 'Office equipment and supplies', 'Büroausstattung und Bürobedarf'),
  entry('30192000', 'Office supplies', 'Bürobedarf'),
  entry('30197000', 'Small office equipment', 'Büro-Kleingeräte'),
  entry('30197600', 'Paper and board', 'Papier und Pappe'),
  entry('39100000', 'Furniture', 'Möbel'),
  entry('39120000', 'Tables, cupboards, desks and bookcases', 'Tische, Schränke, Schreibtische und Bücherregale'),
  entry('39121100', 'Desks', 'Schreibtische'),
  entry('39121200', 'Tables', 'Tische'),
  entry('39130000', 'Office furniture', 'Büromöbel'),
  entry('39132100', 'Filing cabinets', 'Aktenschränke'),
  entry('44510000', 'Tools', 'Werkzeuge'),
  entry('44511000', 'Hand tools', 'Handwerkzeuge'),
]

export const codesOf = (entries: readonly { readonly Code: string }[][]) => entries.map(([first]) => first!.Code)
