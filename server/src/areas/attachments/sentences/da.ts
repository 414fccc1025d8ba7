/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} has {1} files already: take one off first.':
    'Dokumentet {0} har allerede {1} filer: tag først en af.',
  'The scan found a virus in {0}: nothing of it was kept.': 'Scanningen fandt en virus i {0}: intet af den blev gemt.',
  'file has no name: send it with one.': 'file har intet navn: send den med et.',
  'file {0} is empty: send its bytes.': 'file {0} er tom: send dens byte.',
  'The file {0} cannot be taken off: {1}.': 'Filen {0} kan ikke tages af: {1}.',
  'The files of document {0} cannot be changed: {1}.': 'Filerne til dokumentet {0} kan ikke ændres: {1}.',
  'The file {0}, which the document encloses, is larger than {1} MB, the most that is taken: enclose a smaller one.':
    'Filen {0}, som dokumentet rummer, er større end {1} MB, som er det meste, der tages imod: læg en mindre i.',
  'The id {0} was used for another document. Save under a new id.':
    'Id’et {0} er brugt til et andet dokument. Gem under et nyt id.',
  'The file {0} is not given out: {1}.': 'Filen {0} udleveres ikke: {1}.',
  'the scan for viruses has not come to it yet; ask again in a moment':
    'virusscanningen er ikke nået til den endnu; spørg igen om et øjeblik',
  'the scan found a virus in it': 'scanningen fandt en virus i den',
  'it is a part of the document; save the document without it': 'den er en del af dokumentet; gem dokumentet uden den',
}
