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
        <h3>At the table</h3>
        <ul>
          <li>Bread and olives on the table are not free; send back what you do not want.</li>
          <li>
            Round up, or leave <strong>five to ten per cent</strong> where the service was good.
          </li>
        </ul>
        <blockquote>The light comes up the river in the morning and leaves by it at night.</blockquote>
      </Prose>
    </div>
  ),
};
