/**
 * @generated SignedSource<<c200bb18c92bc54c0d5a8f87934a3f25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type Lang = "cs" | "de" | "en" | "es" | "fr" | "it" | "ja" | "kk" | "nl" | "pl" | "pt" | "ru" | "tr" | "uk" | "zh" | "%future added value";
export type documentsRecipeQuery$variables = {
  country?: string | null | undefined;
  lang?: Lang | null | undefined;
};
export type documentsRecipeQuery$data = {
  readonly recipe: {
    readonly cost: {
      readonly amount: number;
      readonly currency: string;
    };
    readonly currency: string;
    readonly description: string;
    readonly id: string;
    readonly ingredients: ReadonlyArray<{
      readonly cost: {
        readonly amount: number;
        readonly currency: string;
      };
      readonly id: string;
      readonly ingredientId: string;
      readonly name: string;
    }>;
    readonly mainIngredient: {
      readonly id: string;
      readonly name: string;
      readonly price: {
        readonly cost: {
          readonly amount: number;
          readonly currency: string;
        };
        readonly id: string;
        readonly pack: number;
        readonly sourceName: string;
      };
    };
    readonly priceNote: string;
    readonly summary: string;
    readonly title: string;
  } | null | undefined;
};
export type documentsRecipeQuery = {
  response: documentsRecipeQuery$data;
  variables: documentsRecipeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "country"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lang"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "kind": "Variable",
  "name": "country",
  "variableName": "country"
},
v3 = {
  "kind": "Variable",
  "name": "lang",
  "variableName": "lang"
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = [
  (v3/*:: as any*/)
],
v6 = [
  (v2/*:: as any*/)
],
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": (v6/*:: as any*/),
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "cost",
  "plural": false,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": (v5/*:: as any*/),
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "id",
        "value": "syrniki"
      }
    ],
    "concreteType": "Recipe",
    "kind": "LinkedField",
    "name": "recipe",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "kind": "ScalarField",
        "name": "currency",
        "storageKey": null
      },
      (v8/*:: as any*/),
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "kind": "ScalarField",
        "name": "priceNote",
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "kind": "ScalarField",
        "name": "summary",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RecipeIngredient",
        "kind": "LinkedField",
        "name": "ingredients",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ingredientId",
            "storageKey": null
          },
          (v9/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Ingredient",
        "kind": "LinkedField",
        "name": "mainIngredient",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v9/*:: as any*/),
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Price",
            "kind": "LinkedField",
            "name": "price",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pack",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "cost",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "kind": "ScalarField",
                "name": "sourceName",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": "recipe(id:\"syrniki\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "documentsRecipeQuery",
    "selections": (v10/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "documentsRecipeQuery",
    "selections": (v10/*:: as any*/)
  },
  "params": {
    "cacheID": "52d3b4d435924e3f64f2c00f15e70d43",
    "id": null,
    "metadata": {},
    "name": "documentsRecipeQuery",
    "operationKind": "query",
    "text": "query documentsRecipeQuery(\n  $country: ID\n  $lang: Lang\n) {\n  recipe(id: \"syrniki\") {\n    id\n    title(lang: $lang, country: $country)\n    description(lang: $lang)\n    currency(country: $country)\n    cost(country: $country) {\n      amount\n      currency\n    }\n    priceNote(country: $country, lang: $lang)\n    summary(country: $country, lang: $lang)\n    ingredients {\n      id\n      ingredientId\n      name(lang: $lang)\n      cost(country: $country) {\n        amount\n        currency\n      }\n    }\n    mainIngredient {\n      id\n      name(lang: $lang)\n      price(country: $country) {\n        id\n        pack\n        cost {\n          amount\n          currency\n        }\n        sourceName(lang: $lang)\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "05ae5381a5217c8f7d2c49f7ec526d25";

export default node;
