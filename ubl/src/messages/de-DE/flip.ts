/** Why documents do not become another, in German. */
export const flip = {
  'There is no document to turn into another. Name at least one.':
    'Es gibt kein Dokument, das zu einem anderen würde. Nennen Sie mindestens eines.',
  '{0} does not become {1}. Nothing follows it.': '{0} wird nicht zu {1}. Nichts folgt darauf.',
  '{0} does not become {1}. It can become: {2}.': '{0} wird nicht zu {1}. Daraus kann werden: {2}.',
  'Only one document at a time becomes a {0}. Leave out {1}.':
    'Nur ein Dokument auf einmal wird zu {0}. Lassen Sie {1} weg.',
  '{0} is of another type than {1}. Choose one type.': '{0} ist von anderem Typ als {1}. Wählen Sie einen Typ.',
  '{0} is in {1}, {2} in {3}. Choose one currency.': '{0} lautet auf {1}, {2} auf {3}. Wählen Sie eine Währung.',
  '{0} has another seller than {1}. Choose documents between the same two.':
    '{0} hat einen anderen Verkäufer als {1}. Wählen Sie Dokumente zwischen denselben beiden.',
  '{0} has another buyer than {1}. Choose documents between the same two.':
    '{0} hat einen anderen Käufer als {1}. Wählen Sie Dokumente zwischen denselben beiden.',
  '{0} {1} has no line {2}. Choose one that it has.': '{0} {1} hat keine Position {2}. Wählen Sie eine vorhandene.',
  'Of line {0} of {1} there are {2}; {3} cannot be taken. Choose more than 0, and no more than there are.':
    'Von Position {0} von {1} gibt es {2}; {3} lässt sich nicht entnehmen. Wählen Sie mehr als 0 und nicht mehr als vorhanden.',
}
