refusal-over = La partie est finie.
