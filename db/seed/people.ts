/** The people of the small world: who they are and where their invoices go. */
export interface Person {
  readonly username: string;
  readonly name: string;
  readonly email: string;
  readonly billingAddress: {
    readonly address: string;
    readonly city: string;
    readonly zipCode: string;
    readonly country: string;
  };
}

export const people = {
  ines: {
    username: 'ines',
    name: 'Inês Duarte',
    email: 'ines.duarte@wanderlight.example',
    billingAddress: { address: 'Rua Augusta 120', city: 'Lisbon', zipCode: '1100-053', country: 'Portugal' },
  },
  tomas: {
    username: 'tomas',
    name: 'Tomás Novák',
    email: 'tomas.novak@wanderlight.example',
    billingAddress: { address: 'Vinohradská 48', city: 'Prague', zipCode: '120 00', country: 'Czechia' },
  },
  maja: {
    username: 'maja',
    name: 'Maja Lindqvist',
    email: 'maja.lindqvist@wanderlight.example',
    billingAddress: { address: 'Götgatan 22', city: 'Stockholm', zipCode: '118 46', country: 'Sweden' },
  },
  rui: {
    username: 'rui-santos',
    name: 'Rui Santos',
    email: 'rui.santos@wanderlight.example',
    billingAddress: { address: 'Rua de Cedofeita 210', city: 'Porto', zipCode: '4050-174', country: 'Portugal' },
  },
} satisfies Record<string, Person>;
