/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot take the answer {1}: {2}.': 'Dokumentet {0} kan ikke få svaret {1}: {2}.',
  'The response id {0} was used for another document. Choose a new one.':
    'Svar-id’et {0} er brugt til et andet dokument. Vælg et nyt.',
  'ReasonCode is {0}: give one of {1}.': 'ReasonCode er {0}: angiv en af {1}.',
  '{0} needs a Reason or a ReasonCode: say why, so that the other party can mend it.':
    '{0} kræver Reason eller ReasonCode: sig hvorfor, så den anden part kan rette det.',
  'Lines come with BusinessDispute only, not with {0}: leave them out.':
    'Lines følger kun med BusinessDispute, ikke med {0}: udelad dem.',
  'Line {0} is disputed without a Reason or a ReasonCode: say why.':
    'Linje {0} bestrides uden Reason eller ReasonCode: sig hvorfor.',
  'it is none that changes a document': 'det er ikke et svar, der ændrer et dokument',
  'The dispatch id {0} was used for another sending. Choose a new one.':
    'Forsendelses-id’et {0} er brugt til en anden forsendelse. Vælg et nyt.',
  'With its files the mail is larger than {0} MB, the most that is sent by mail: take files off and send again.':
    'Med sine filer er mailen større end {0} MB, som er det meste, der sendes pr. mail: tag filer af, og send igen.',
  'The document {0} was saved while it was to be sent. Read it and send again.':
    'Dokumentet {0} blev gemt, mens det skulle sendes. Læs det, og send igen.',
  'The document {0} cannot be sent: {1}.': 'Dokumentet {0} kan ikke sendes: {1}.',
  'The document {0} cannot be sent: the scan found a virus in {1}, which it encloses. Save it without.':
    'Dokumentet {0} kan ikke sendes: scanningen fandt en virus i {1}, som det rummer. Gem det uden.',
  '{0} is not reached by anything yet: give an address to send to.':
    '{0} nås endnu ikke ad nogen vej: angiv en adresse at sende til.',
  '{0} is not reached by {1}: send by {2}.': '{0} nås ikke ad {1}: send ad {2}.',
  'The document has no line {0}: name one of {1}.': 'Dokumentet har ingen linje {0}: nævn en af {1}.',
  'The document {0} was never sent.': 'Dokumentet {0} blev aldrig sendt.',
  'The document names {0} as its receiver, and you are connected to nobody of that name. Send it to a connection.':
    'Dokumentet nævner {0} som modtager, og du er ikke forbundet med nogen af det navn. Send det til en forbindelse.',
  'The document names {0} as its receiver, and you are connected to {1} partners of that name. Send it to a connection.':
    'Dokumentet nævner {0} som modtager, og du er forbundet med {1} partnere af det navn. Send det til en forbindelse.',
  'The file {0} is of the type {1}. Over Peppol go PDF, PNG, JPEG, CSV, XLSX and ODS: take it off, or send it as one of these.':
    'Filen {0} er af typen {1}. Over Peppol går PDF, PNG, JPEG, CSV, XLSX og ODS: tag den af, eller send den som en af dem.',
  'Send less in one document.': 'Send mindre i ét dokument.',
  'The largest is {0} of {1} MB: take it off, or send a smaller one.':
    'Den største er {0} på {1} MB: tag den af, eller send en mindre.',
  'With its files the document is larger than {0} MB, the most that goes over Peppol, where a file grows by a third. {1}':
    'Med sine filer er dokumentet større end {0} MB, som er det meste, der går over Peppol, hvor en fil vokser med en tredjedel. {1}',
  '{0} is not reached by {1}: send by {2} or {3}.': '{0} nås ikke ad {1}: send ad {2} eller {3}.',
}
