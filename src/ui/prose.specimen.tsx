/** Long text on paper. */
import { Prose } from './prose.tsx';

export const specimen = {
  name: 'Prose',
  render: () => (
    <div className="on-paper rounded-lg bg-paper p-8">
      <Prose>
        <p>
          Lisbon is built on seven hills, and the trams exist because of them. Buy a{' '}
          <a href="#specimens">reloadable card</a> at any metro station: a ticket from the driver costs about twice as
          much.
        </p>
        <h2>At the table</h2>
        <p>Bread and olives on the table are not free; send back what you do not want.</p>
        <p>Round up, or leave five to ten per cent where the service was good.</p>
      </Prose>
    </div>
  ),
};
