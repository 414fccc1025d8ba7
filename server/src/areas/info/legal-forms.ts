/** The usual legal forms of companies by country, in the words of their law. */
export const legalForms: Readonly<Record<string, readonly string[]>> = {
  AT: ['GmbH', 'AG', 'OG', 'KG', 'e.U.'],
  BE: ['BV', 'NV', 'CV', 'VOF'],
  CH: ['GmbH', 'AG', 'Einzelfirma', 'Genossenschaft'],
  DE: ['GmbH', 'AG', 'UG (haftungsbeschränkt)', 'GmbH & Co. KG', 'KG', 'OHG', 'GbR', 'e.K.', 'eG', 'e.V.'],
  DK: ['ApS', 'A/S', 'I/S', 'K/S', 'P/S', 'Enkeltmandsvirksomhed'],
  ES: ['S.L.', 'S.A.', 'S.Coop.', 'Autónomo'],
  FI: ['Oy', 'Oyj', 'Ky', 'Ay', 'Tmi'],
  FR: ['SAS', 'SASU', 'SARL', 'EURL', 'SA', 'SNC', 'EI'],
  GB: ['Ltd', 'PLC', 'LLP', 'Sole trader', 'CIC'],
  IE: ['Ltd', 'DAC', 'PLC', 'LLP'],
  IT: ['S.r.l.', 'S.p.A.', 'S.n.c.', 'S.a.s.', 'Ditta individuale'],
  NL: ['B.V.', 'N.V.', 'V.O.F.', 'C.V.', 'Eenmanszaak'],
  NO: ['AS', 'ASA', 'ENK', 'ANS', 'DA'],
  PL: ['Sp. z o.o.', 'S.A.', 'Sp.k.', 'JDG'],
  SE: ['AB', 'HB', 'KB', 'Enskild firma'],
  US: ['Inc.', 'LLC', 'Corp.', 'LLP', 'Sole proprietorship'],
}
