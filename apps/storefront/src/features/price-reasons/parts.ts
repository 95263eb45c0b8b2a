/** Everything that only shoppers who ask for the reasons of a price load, in one script. */
export { WhyLinePrice } from './WhyLinePrice.tsx'
