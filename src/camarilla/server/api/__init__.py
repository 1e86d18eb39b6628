"""What goes over the network, as structs: `protocol` over the WebSocket, `people` and `schemas` over HTTP.

`pieces` are what messages are made of, `inputs` what every request body has in common.

JSON comes in and goes out; the published JSON Schemas, the OpenAPI document and the page's types are made from these.
"""
