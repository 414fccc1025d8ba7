/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'CompanyAccountId is your own company: give the id of another.':
    'CompanyAccountId es su propia empresa: indique el id de otra.',
  'There is a connection to {0} already, {1}, in state {2}: use it.':
    'Ya hay una conexión con {0}, {1}, en estado {2}: úsela.',
  'The other company asked for this connection at the same moment: look at its request.':
    'La otra empresa pidió esta conexión en el mismo momento: mire su solicitud.',
  'The id {0} is another connection’s: take a new one.': 'El id {0} es de otra conexión: tome uno nuevo.',
  'Email and EndpointId are missing: give at least one, so that documents find their way.':
    'Faltan Email y EndpointId: indique al menos uno para que los documentos encuentren su camino.',
  'Email is {0}: {1}.': 'Email es {0}: {1}.',
  'EndpointId is {0}:{1}: {2}.': 'EndpointId es {0}:{1}: {2}.',
  'The id {0} is that of a member of the network: take a new one.':
    'El id {0} es el de un miembro de la red: tome uno nuevo.',
  'The partner {0} was saved at the same moment: save it again.':
    'El socio {0} se guardó en el mismo momento: guárdelo de nuevo.',
  'The request of {0} was answered before: it is {1}.': 'La solicitud de {0} ya se respondió: está {1}.',
  '{0} has to answer this request, for your company made it.':
    '{0} tiene que responder a esta solicitud, pues la hizo su empresa.',
  'There is a connection to {0} already, in state {1}: only a rejected one is asked for again.':
    'Ya hay una conexión con {0}, en estado {1}: solo se vuelve a pedir una rechazada.',
  'The connection to {0} is {1}. Ask for a connection before you send.':
    'La conexión con {0} está {1}. Pida una conexión antes de enviar.',
}
