/** Headings in every size, and the opening of a section. */
import { Heading, Opening } from './section.tsx';

export const specimen = {
  name: 'Section',
  render: () => (
    <div className="grid gap-10">
      <Heading level={3} size="hero">
        An AI Powered Personal Travel Agent
      </Heading>
      <Heading level={3} size="page">
        Upcoming Trips
      </Heading>
      <Opening
        level={3}
        size="section"
        title="Current Locations"
        lead="Send us a message with your dates, location and general taste profile for a test drive."
      />
      <Heading level={4} size="part">
        European Destinations
      </Heading>
      <Heading level={4} size="card">
        The Hamptons
      </Heading>
    </div>
  ),
};
