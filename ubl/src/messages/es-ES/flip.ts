/** Why documents do not become another, in Spanish. */
export const flip = {
  'There is no document to turn into another. Name at least one.':
    'No hay ningún documento que convertir en otro. Nombre al menos uno.',
  '{0} does not become {1}. Nothing follows it.': '{0} no se convierte en {1}. Nada le sigue.',
  '{0} does not become {1}. It can become: {2}.': '{0} no se convierte en {1}. Puede convertirse en: {2}.',
  'Only one document at a time becomes a {0}. Leave out {1}.':
    'Solo un documento a la vez se convierte en {0}. Omita {1}.',
  '{0} is of another type than {1}. Choose one type.': '{0} es de otro tipo que {1}. Elija un solo tipo.',
  '{0} is in {1}, {2} in {3}. Choose one currency.': '{0} está en {1}, {2} en {3}. Elija una sola moneda.',
  '{0} has another seller than {1}. Choose documents between the same two.':
    '{0} tiene otro vendedor que {1}. Elija documentos entre las mismas dos partes.',
  '{0} has another buyer than {1}. Choose documents between the same two.':
    '{0} tiene otro comprador que {1}. Elija documentos entre las mismas dos partes.',
  '{0} {1} has no line {2}. Choose one that it has.': '{0} {1} no tiene la línea {2}. Elija una que tenga.',
  'Of line {0} of {1} there are {2}; {3} cannot be taken. Choose more than 0, and no more than there are.':
    'De la línea {0} de {1} hay {2}; no se puede tomar {3}. Elija más de 0 y no más de lo que hay.',
}
