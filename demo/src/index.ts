export { type DemoPerson, demoPassword, demoPeople } from './companies.ts'
export { demoHistory } from './load.ts'
export { demoTermsZone } from './terms.ts'
