/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The coding of the document {0} cannot change: {1}.': 'Konteringen af dokumentet {0} kan ikke ændres: {1}.',
  'The coding is not clear: {0}.': 'Konteringen er ikke entydig: {0}.',
  none: 'ingen',
  'version {0}': 'version {0}',
  'The coding of the document {0} was taken off since, and you saved over {1}: save without version to code it anew.':
    'Konteringen af dokumentet {0} er fjernet siden, og du gemte oven på {1}: Gem uden version for at kontere på ny.',
  'The coding of the document {0} is at version {1}, and you saved over {2}: read it, and save what you changed with version {3}.':
    'Konteringen af dokumentet {0} er ved version {1}, og du gemte oven på {2}: Læs den, og gem din ændring med version {3}.',
  'The document {0} has no coding.': 'Dokumentet {0} har ingen kontering.',
  'documentId is {0} and the address names {1}: give the same.':
    'documentId er {0}, og adressen nævner {1}: Angiv det samme.',
  'The table is none: {0}.': 'Tabellen er ingen tabel: {0}.',
  'ListId is {0} and the address names {1}: give the same.': 'ListId er {0}, og adressen nævner {1}: Angiv det samme.',
  'The list {0} cannot be deleted: documents carry codes of it ({1}). Empty it, and nothing new is coded with it.':
    'Listen {0} kan ikke slettes: Dokumenter har koder fra den ({1}). Tøm den, så konteres intet nyt med den.',
  'it is locked as a {0}, and what is locked does not change any more':
    'det er låst som {0}, og det, der er låst, ændres ikke mere',
  'it is an answer: code the document that it answers': 'det er et svar: Kontér dokumentet, som det svarer på',
  'its content was thrown away once no law had it kept':
    'dets indhold blev smidt væk, da ingen lov længere krævede det opbevaret',
  'it is filed away: take it out of the archive first': 'det er arkiveret: Tag det først ud af arkivet',
  'lines names the line {0} twice: give all its parts in one':
    'lines nævner linje {0} to gange: Angiv alle dens dele i én',
  '{0} has the amount {1} and the percent {2}: give one of them':
    '{0} har beløbet {1} og procenten {2}: Angiv en af dem',
  '{0} has two codes of the list {1}: split it, and give each part one':
    '{0} har to koder fra listen {1}: Del op, og giv hver del én',
  'headers names the list {0} twice: give it one column': 'headers nævner listen {0} to gange: Giv den én kolonne',
  'rows.{0} has {1} cells and the table {2} columns: give a cell for each, an empty one where there is no code':
    'rows.{0} har {1} celler og tabellen {2} kolonner: Angiv en celle for hver, en tom, hvor der ingen kode er',
  'Whole document': 'Hele dokumentet',
  'Line {0}': 'Linje {0}',
  'The document has no line {0}.': 'Dokumentet har ingen linje {0}.',
  'Take its codes off.': 'Fjern dens koder.',
  '{0}: {1} is not in the list {2}.': '{0}: {1} findes ikke i listen {2}.',
  'Choose a code of the list.': 'Vælg en kode fra listen.',
  '{0}: {1} of the list {2} is out of use.': '{0}: {1} i listen {2} bruges ikke mere.',
  'Choose another code.': 'Vælg en anden kode.',
  '{0}: {1} of the list {2} went out of use after it was given.':
    '{0}: {1} i listen {2} er gået ud af brug, efter at den blev givet.',
  'It may stay, or choose another code.': 'Den kan blive, eller vælg en anden kode.',
  '{0}: {1} does not go with {2}.': '{0}: {1} passer ikke sammen med {2}.',
  'Choose another of the two.': 'Vælg en af de to om.',
  '{0}: the list {1} is for the whole document and not for a line.':
    '{0}: listen {1} gælder hele dokumentet og ikke en linje.',
  'Give its code to the whole document.': 'Giv hele dokumentet dens kode.',
  '{0}: part {1} has neither an amount nor a percent.': '{0}: del {1} har hverken beløb eller procent.',
  'Say how much it is, or remove it.': 'Angiv, hvor meget den er, eller fjern den.',
  '{0}: the parts add up to {1} of {2}. {3} is missing.': '{0}: delene giver {1} af {2}. Der mangler {3}.',
  'Give {0} more to a part, or add one.': 'Giv en del {0} mere, eller tilføj en.',
  '{0}: the parts add up to {1} of {2}. That is {3} too much.': '{0}: delene giver {1} af {2}. Det er {3} for meget.',
  'Take {0} off a part.': 'Træk {0} fra en del.',
}
