/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'CompanyAccountId is your own company: give the id of another.':
    'CompanyAccountId er din egen virksomhed: angiv id’et på en anden.',
  'There is a connection to {0} already, {1}, in state {2}: use it.':
    'Der er allerede en forbindelse til {0}, {1}, i tilstanden {2}: brug den.',
  'The other company asked for this connection at the same moment: look at its request.':
    'Den anden virksomhed bad om denne forbindelse i samme øjeblik: se på dens anmodning.',
  'The id {0} is another connection’s: take a new one.': 'Id’et {0} tilhører en anden forbindelse: tag et nyt.',
  'Email and EndpointId are missing: give at least one, so that documents find their way.':
    'Email og EndpointId mangler: angiv mindst en, så dokumenter finder vej.',
  'Email is {0}: {1}.': 'Email er {0}: {1}.',
  'EndpointId is {0}:{1}: {2}.': 'EndpointId er {0}:{1}: {2}.',
  'The id {0} is that of a member of the network: take a new one.': 'Id’et {0} er et netværksmedlems: tag et nyt.',
  'The partner {0} was saved at the same moment: save it again.':
    'Partneren {0} blev gemt i samme øjeblik: gem den igen.',
  'The request of {0} was answered before: it is {1}.': 'Anmodningen fra {0} er besvaret før: den er {1}.',
  '{0} has to answer this request, for your company made it.':
    '{0} skal besvare denne anmodning, for din virksomhed stillede den.',
  'There is a connection to {0} already, in state {1}: only a rejected one is asked for again.':
    'Der er allerede en forbindelse til {0} i tilstanden {1}: kun en afvist bedes der om igen.',
  'The connection to {0} is {1}. Ask for a connection before you send.':
    'Forbindelsen til {0} er {1}. Bed om en forbindelse, før du sender.',
}
