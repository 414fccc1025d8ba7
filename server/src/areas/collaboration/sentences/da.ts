/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'it is kept to those who were asked into it': 'den er forbeholdt dem, der blev bedt om at være med',
  'another company opened it': 'en anden virksomhed åbnede den',
  'The thread {0} is not open to you: {1}.': 'Tråden {0} er ikke åben for dig: {1}.',
  'The thread {0} cannot be changed: {1}. Say something in it.': 'Tråden {0} kan ikke ændres: {1}. Skriv noget i den.',
}
