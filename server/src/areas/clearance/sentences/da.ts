/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The company is not registered in {0}: register it first, by PUT.':
    'Virksomheden er ikke registreret i {0}: registrér den først med PUT.',
  'certificate holds a private key: send the certificate alone, and keep the key.':
    'certificate indeholder en privat nøgle: send kun certifikatet, og behold nøglen.',
  'validTo is {0}, before validFrom {1}: give a later day.': 'validTo er {0}, før validFrom {1}: angiv en senere dag.',
}
