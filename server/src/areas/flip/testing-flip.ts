const tax = { category: 'S', percent: '19' }
/** Lines of a wrench and a hammer. */
export const lines = (quantity = '10') => [
  { id: '1', name: 'Wrench', quantity, unit: 'C62', price: '12.50', tax },
  { id: '2', name: 'Hammer', quantity: '4', unit: 'C62', price: '20.00', tax },
]
